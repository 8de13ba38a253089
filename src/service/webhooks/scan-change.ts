import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import type { compareScanJob } from '../../records/scans/scan-jobs.ts';

/** The change since the scan before of the target, in failures and pages with critical ones. */
export type ScanChange = {
  readonly new_failures: number;
  readonly fixed_failures: number;
  readonly critical_pages_change: number;
};

/** The compiler keeps it equal to the name in records/scans, which imports this folder. */
const comparing: typeof compareScanJob = 'compare-scan';
/** A comparison that takes longer than this is not waited for. */
const longestWait = '60 seconds';

/** True for a delivery whose scan is being compared with the one before: see compare-scan-job.ts. */
export const awaitsComparison = sql<boolean>`(
  webhook_deliveries.scan_id is not null and webhook_deliveries.created_at > now() - ${longestWait}::interval
  and exists (
    select from jobs
    where kind = ${comparing} and key = webhook_deliveries.scan_id::text and state in ('waiting', 'running')
  )
)`;

/** Null: there is no scan before, the scan did not end with results, or it is gone. */
export async function readScanChange(db: Database, scanId: string | null): Promise<ScanChange | null> {
  if (scanId === null) return null;
  const row = await db
    .selectFrom('scans')
    .select(['status', 'new_failures', 'fixed_failures', 'critical_pages_change'])
    .where('id', '=', scanId)
    .executeTakeFirst();
  if (row?.status !== 'completed' && row?.status !== 'partial') return null;
  const { new_failures: added, fixed_failures: fixed, critical_pages_change: pages } = row;
  if (added === null || fixed === null || pages === null) return null;
  return { new_failures: added, fixed_failures: fixed, critical_pages_change: pages };
}
