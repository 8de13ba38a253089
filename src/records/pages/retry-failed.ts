import { sql } from 'kysely';
import type { Actor } from '../../service/audit/actor.ts';
import { nameUrl, recordAction } from '../../service/audit/record-action.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { admitScan } from '../scans/admit-scan.ts';
import { lockKnownScan, settleScan } from '../scans/change-scan.ts';
import { scanStateConflict } from '../scans/scan-conflict.ts';
import { assertWhole } from '../scans/read-scans.ts';
import type { ScanRow } from '../scans/scan-fields.ts';

export type Retried = { readonly scan: ScanRow; readonly retriedCount: number };

/**
 * Puts the failed pages of an ended scan back into its queue as if they had never been tried. `claim` stays, so that a
 * worker with an old visit cannot write its result. Throws Refused (`scan_not_found`, `scan_data_removed`,
 * `scan_state_conflict`, `queue_full`).
 */
export async function retryFailed(db: Database, id: string, by?: Actor): Promise<Retried> {
  return db.transaction().execute(async (tx) => {
    const scan = await lockKnownScan(tx, id);
    assertWhole(scan);
    refuseUnlessRetryable(scan);
    await admitScan(tx);
    const requeued = await tx
      .updateTable('pages')
      .set({ ...untried, next_attempt_at: sql<Date>`now()` })
      .where('scan_id', '=', scan.id)
      .where('status', '=', 'failed')
      .executeTakeFirst();
    const retriedCount = Number(requeued.numUpdatedRows);
    const subject = { id: scan.id, name: nameUrl(scan.url) };
    await recordAction(tx, by, { action: 'scan.retried', subject, details: { pages: retriedCount } });
    const settled = await settleScan(tx, scan, {
      status: 'running',
      phase: 'scanning',
      finished_at: null,
      error_code: null,
      error_said: null,
      pages_failed: scan.pages_failed - retriedCount,
      pages_pending: scan.pages_pending + retriedCount,
    });
    return { scan: settled, retriedCount };
  });
}

/** The values of a page before its first attempt. */
export const untried = {
  status: 'pending',
  attempts: 0,
  times_lost: 0,
  hung: false,
  outcome: null,
  detail: null,
  http_status: null,
  final_url: null,
  title: null,
  duration_ms: null,
  finished_at: null,
} as const;

function refuseUnlessRetryable({ status, pages_failed: failed }: ScanRow): void {
  if (status !== 'partial' && status !== 'failed') {
    throw scanStateConflict(status, 'retry_failed');
  }
  if (failed === 0) throw scanStateConflict(status, 'retry_nothing');
}
