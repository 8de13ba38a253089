import type { Transaction } from 'kysely';
import type { Database, Schema } from '../../adapters/db/schema.ts';
import type { RuleInfoSource } from '../issues/write-findings.ts';
import { enqueueJob } from '../../adapters/queue/enqueue-job.ts';
import { lockScan, settleScan } from '../scans/change-scan.ts';
import type { ScanEffect } from '../scans/scan-effect.ts';
import { addEffects, applyEffect, toScanChange } from '../scans/scan-effect.ts';
import { tidyScreenshotsJob } from '../scans/scan-jobs.ts';
import type { ScanRow } from '../scans/scan-fields.ts';
import { takeRecordTurn } from '../scans/scan-turn.ts';
import { hasEnded } from '../scans/scan-state.ts';
import type { HeldPage, VisitedPage } from './held-page.ts';
import { countPage, endPage, released } from './held-page.ts';
import type { PageReport } from './page-report.ts';
import type { Writing } from '../issues/write-findings.ts';
import { writeResult } from './write-result.ts';

type RecordingTools = { readonly db: Database; readonly ruleInfo: RuleInfoSource };

/** A claimed page and the result of its visit. */
export type PageResult = { readonly page: VisitedPage; readonly report: PageReport };

/**
 * `stale`: in the meantime the page was given to another worker, or its scan was deleted, so this write changed no row.
 * `endsScan`: the scan ended with this page. In one transaction, only one page has it.
 */
export type Recorded =
  | { readonly kind: 'recorded'; readonly scan: ScanRow; readonly endsScan: boolean }
  | { readonly kind: 'stale' };

/** Records one page: see recordPages. */
export async function recordPage(deps: RecordingTools, page: VisitedPage, report: PageReport): Promise<Recorded> {
  const [recorded] = await recordPages(deps, page.scanId, [{ page, report }]);
  return recorded ?? { kind: 'stale' };
}

/**
 * Writes the results of claimed pages of one scan, their findings and every counter, in one transaction, all or none.
 * Ends the scan with its last page. A result with an old claim changes no row.
 */
export async function recordPages(
  { db, ruleInfo }: RecordingTools,
  scanId: string,
  results: readonly PageResult[],
): Promise<readonly Recorded[]> {
  return db.transaction().execute(async (tx) => {
    const scan = await lockScan(tx, scanId, { turn: takeRecordTurn });
    if (scan === undefined) {
      for (const { page } of results) await releaseDeletedPage(tx, page);
      await tidyScreenshots(tx, scanId);
      return results.map(() => ({ kind: 'stale' }));
    }
    const effects = await writeResults({ tx, ruleInfo }, scan, results);
    const written = effects.flatMap((effect) => effect ?? []);
    if (written.length < results.length) await tidyScreenshots(tx, scanId);
    if (written.length === 0) return effects.map(() => ({ kind: 'stale' }));
    const settled = await settleScan(tx, scan, toScanChange(written.reduce(addEffects)));
    const last = hasEnded(settled.status) ? effects.findLastIndex((effect) => effect !== undefined) : -1;
    return effects.map((effect, index) =>
      effect === undefined ? { kind: 'stale' } : { kind: 'recorded', scan: settled, endsScan: index === last },
    );
  });
}

/** The change that each page makes to the scan. Undefined if the claim is no longer current. */
async function writeResults(
  writing: Writing,
  locked: ScanRow,
  results: readonly PageResult[],
): Promise<readonly (ScanEffect | undefined)[]> {
  const effects: (ScanEffect | undefined)[] = [];
  let scan = locked;
  for (const { page, report } of results) {
    const effect = await writeResult(writing, { page, scan }, report);
    effects.push(effect);
    scan = applyEffect(scan, effect ?? {});
  }
  return effects;
}

/** A visit without a written result has already stored its screenshots, and no row will name them. */
async function tidyScreenshots(tx: Transaction<Schema>, scanId: string): Promise<void> {
  await enqueueJob(tx, { kind: tidyScreenshotsJob, key: scanId });
}

/**
 * Returns a page to the queue unchanged, as if it had never been claimed. Use it for a clean stop, or for a lost
 * worker, which is counted.
 */
export async function releasePage(
  db: Database,
  page: HeldPage,
  loss: { readonly times_lost?: number } = {},
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const scan = await lockScan(tx, page.scanId);
    if (scan === undefined) return releaseDeletedPage(tx, page);
    const freed = await endPage(tx, page, { ...loss, ...released });
    if (freed) await settleScan(tx, scan, countPage(scan, 'pages_pending'));
  });
}

/**
 * If the scan is deleted, this worker writes no more for the page, including screenshots, so its row may be removed.
 */
async function releaseDeletedPage(tx: Transaction<Schema>, page: HeldPage): Promise<void> {
  await tx
    .updateTable('pages')
    .set({ lease_until: null })
    .where('scan_id', '=', page.scanId)
    .where('id', '=', page.id)
    .where('claim', '=', page.claim)
    .execute();
}
