import type { Transaction } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import { enqueueJob } from '../../adapters/queue/enqueue-job.ts';
import type { ScanRow } from './scan-fields.ts';
import { compareScanJob } from './scan-jobs.ts';

/** People decide about many findings in a row. Each comparison reads all findings of two scans. */
const settlingSeconds = 10;

/** Starts the job that writes what changed since the scan before, if there is one. */
export async function compareEndedScan(
  tx: Transaction<Schema>,
  { scan, isEnd }: { readonly scan: ScanRow; readonly isEnd: boolean },
): Promise<void> {
  if (!isEnd || scan.pages_completed === 0) return;
  const before = await tx
    .selectFrom('scans')
    .select('id')
    .where('target_key', '=', scan.target_key)
    .where('viewport_preset', '=', scan.viewport_preset)
    .where('sequence', '<', scan.sequence)
    .where('deleted_at', 'is', null)
    .where('finished_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (before !== undefined) await enqueueJob(tx, { kind: compareScanJob, key: scan.id });
}

/** Decisions of people change what is new and fixed. */
export async function compareDecidedScan(
  tx: Transaction<Schema>,
  { id, new_failures: known }: Pick<ScanRow, 'id' | 'new_failures'>,
): Promise<void> {
  if (known !== null) await enqueueJob(tx, { kind: compareScanJob, key: id, afterSeconds: settlingSeconds });
}
