import { sql } from 'kysely';
import type { Actor } from '../../service/audit/actor.ts';
import { nameUrl, recordAction } from '../../service/audit/record-action.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { enqueueJob } from '../../adapters/queue/enqueue-job.ts';
import { lockKnownScan } from './change-scan.ts';
import { deleteScanJob } from './scan-jobs.ts';

/**
 * Hides the scan from every reader and writer in one transaction, so that work in flight can no longer write to it. A
 * job removes its rows and screenshots. Throws Refused (`scan_not_found`).
 */
export async function deleteScan(db: Database, id: string, by?: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const scan = await lockKnownScan(tx, id);
    await tx
      .updateTable('scans')
      .set({ deleted_at: sql<Date>`now()`, updated_at: sql<Date>`now()`, revision: sql`revision + 1` })
      .where('id', '=', scan.id)
      .execute();
    await recordAction(tx, by, { action: 'scan.deleted', subject: { id: scan.id, name: nameUrl(scan.url) } });
    await enqueueJob(tx, { kind: deleteScanJob, key: scan.id });
  });
}
