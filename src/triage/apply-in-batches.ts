import { setImmediate } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database, Schema } from '../db/schema.ts';
import type { MarkedGroup } from '../issues/false-positives/covering-marks.ts';
import type { RuleInfoSource } from '../issues/write-findings.ts';
import { applyMarks } from '../pages/apply-marks.ts';
import { lockScan, settleScan } from '../scans/change-scan.ts';
import { findGroup, listAffectedPages } from './affected-pages.ts';
import type { AffectedPage, Mark } from './affected-pages.ts';

export type TriageDeps = { readonly db: Database; readonly ruleInfo: RuleInfoSource };

/**
 * The embedded database answers nobody else while a transaction runs: a batch ends before others notice. Every batch leaves
 * rows and counters in agreement, so a reader between two of them sees a mark that holds for some pages already.
 */
const maxPages = 20;
const maxOccurrences = 200;

/**
 * Brings the pages of a scan that the mark is about in line with all marks, batch after batch. Pages that are scanned
 * meanwhile see to it by themselves.
 */
export async function applyInBatches(deps: TriageDeps, scanId: string, mark: Mark): Promise<void> {
  const pages = await listAffectedPages(deps.db, scanId, mark);
  for (const batch of splitPages(pages)) {
    await deps.db.transaction().execute((tx) => applyToBatch({ ...deps, tx }, { scanId, mark }, batch));
    // Transactions on the embedded database follow each other without a pause of their own: requests come in here.
    await setImmediate();
  }
}

/** A scan that was deleted meanwhile is left alone. */
async function applyToBatch(
  { tx, ruleInfo }: { readonly tx: Transaction<Schema>; readonly ruleInfo: RuleInfoSource },
  { scanId, mark }: { readonly scanId: string; readonly mark: Mark },
  pageIds: readonly number[],
): Promise<void> {
  const scan = await lockScan(tx, scanId);
  const group: MarkedGroup | undefined = await findGroup(tx, scanId, mark);
  if (scan === undefined || group === undefined) return;
  if (await applyMarks({ tx, ruleInfo }, { scan, group }, pageIds)) await settleScan(tx, scan);
}

function splitPages(pages: readonly AffectedPage[]): readonly (readonly number[])[] {
  const batches: number[][] = [];
  let room = 0;
  for (const { id, occurrences } of pages) {
    const current = batches.at(-1);
    if (current === undefined || room <= 0 || current.length >= maxPages) {
      batches.push([id]);
      room = maxOccurrences - occurrences;
    } else {
      current.push(id);
      room -= occurrences;
    }
  }
  return batches;
}
