import { z } from 'zod';
import type { Actor } from '../../service/audit/actor.ts';
import type { Database } from '../../adapters/db/schema.ts';
import type { RuleInfoSource } from '../issues/write-findings.ts';
import { applyMarks } from '../pages/apply-marks.ts';
import { compareDecidedScan } from '../scans/compare-ended-scan.ts';
import { lockScan, settleScan } from '../scans/change-scan.ts';
import { letOthersGo } from '../../time/let-others-go.ts';
import type { MarkRow } from './affected-pages.ts';
import { findGroup, listCoveredScans, measureMark, nextPages } from './affected-pages.ts';

export type TriageDeps = {
  readonly db: Database;
  readonly ruleInfo: RuleInfoSource;
  /** Undefined for the service itself. */
  readonly by?: Actor | undefined;
};

/**
 * The position of a mark: the remaining scans, the last page of the first of them, and the number of finished pages.
 */
export const markCursorSchema = z.object({
  scans: z.array(z.uuid()),
  afterPage: z.int(),
  done: z.int(),
  total: z.int(),
});
export type MarkCursor = z.infer<typeof markCursorSchema>;

export type MarkPlan = { readonly start: MarkCursor; readonly occurrences: number };

export async function planMark(db: Database, mark: MarkRow): Promise<MarkPlan> {
  const scans = await listCoveredScans(db, mark);
  const { pages, occurrences } = await measureMark(db, mark, scans);
  return { start: { scans: [...scans], afterPage: 0, done: 0, total: pages }, occurrences };
}

/**
 * Applies all marks to the pages of all scans that the mark covers, batch by batch, until `isOver`, and then completes
 * the mark's state. Returns where to continue, or undefined when it is finished. Safe to repeat, and in several
 * processes at once. Pages that are recorded later read the mark themselves.
 */
export async function carryOutMark(
  deps: TriageDeps,
  { mark, from }: { readonly mark: MarkRow; readonly from: MarkCursor },
  isOver: () => boolean,
): Promise<MarkCursor | undefined> {
  let at = from;
  for (;;) {
    const [scanId, ...others] = at.scans;
    if (scanId === undefined) break;
    if (isOver()) return at;
    const pages = await applyToNextPages(deps, { mark, scanId }, at.afterPage);
    const last = pages.at(-1);
    const done = at.done + pages.length;
    const next = last === undefined ? { scans: others, afterPage: 0 } : { scans: at.scans, afterPage: last };
    at = { ...next, done, total: Math.max(at.total, done) };
    await letOthersGo();
  }
  await settleMark(deps.db, mark);
  return undefined;
}

/**
 * Locks the scan's row before it lists the pages, so that it includes a page that was being written when the mark was
 * made. Returns the pages. Empty if the scan has no further page, or is deleted.
 */
async function applyToNextPages(
  { db, ruleInfo }: TriageDeps,
  { mark, scanId }: { readonly mark: MarkRow; readonly scanId: string },
  afterPage: number,
): Promise<readonly number[]> {
  return db.transaction().execute(async (tx) => {
    const scan = await lockScan(tx, scanId);
    // The counts of a scan whose findings are removed do not change.
    if (scan === undefined || scan.data_removed_at !== null) return [];
    const group = await findGroup(tx, scanId, mark);
    if (group === undefined) return [];
    const pages = await nextPages(tx, { mark, group, scanId }, afterPage);
    if (pages.length > 0 && (await applyMarks({ tx, ruleInfo }, { scan, group }, pages)))
      await compareDecidedScan(tx, await settleScan(tx, scan));
    return pages;
  });
}

async function settleMark(db: Database, { id, state }: MarkRow): Promise<void> {
  if (state === 'removing') {
    await db.deleteFrom('false_positive_marks').where('id', '=', id).where('state', '=', 'removing').execute();
    return;
  }
  await db
    .updateTable('false_positive_marks')
    .set({ state: 'applied' })
    .where('id', '=', id)
    .where('state', '=', 'applying')
    .execute();
}
