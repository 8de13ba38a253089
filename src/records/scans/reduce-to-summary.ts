import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import { enqueueJob } from '../../adapters/queue/enqueue-job.ts';
import { lockScan } from './change-scan.ts';
import type { OldScanRule } from './find-old-scans.ts';
import { isOldScan } from './find-old-scans.ts';
import type { RemovalDeps, RemovalPlace, Removed } from './remove-deleted-scan.ts';
import { removeScanRows } from './remove-deleted-scan.ts';
import { removalStages } from './removal-stages.ts';
import { removeDataJob } from './scan-jobs.ts';

/**
 * Hides the pages and findings of an old scan from every reader in one transaction, and starts the job that removes
 * them. Its row does not change. Does nothing if the scan must be kept after all.
 */
export async function reduceToSummary(db: Database, scanId: string, rule: OldScanRule): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const scan = await lockScan(tx, scanId);
    if (scan === undefined || !(await isOldScan(tx, rule, scanId))) return;
    await tx
      .updateTable('scans')
      .set({ data_removed_at: sql<Date>`now()`, updated_at: sql<Date>`now()`, revision: sql`revision + 1` })
      .where('id', '=', scanId)
      .execute();
    await enqueueJob(tx, { kind: removeDataJob, key: scanId });
  });
}

/** Removes rows of such a scan for about half a second, and after the last row its files. Safe to repeat. */
export async function removeHiddenData(deps: RemovalDeps, scanId: string, from: RemovalPlace): Promise<Removed> {
  const { at, rows } = await removeScanRows(deps, scanId, from);
  if (at.stage < removalStages.length) return { left: 'rows', at, rows };
  await deps.screenshots.removeScan(scanId);
  return { left: 'nothing', at, rows };
}
