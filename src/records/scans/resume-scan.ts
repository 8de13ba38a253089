import { sql } from 'kysely';
import type { Actor } from '../../service/audit/actor.ts';
import { nameUrl, recordAction } from '../../service/audit/record-action.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { admitScan } from './admit-scan.ts';
import { lockKnownScan, settleScan } from './change-scan.ts';
import { scanStateConflict } from './scan-conflict.ts';
import { closeSession } from '../../finding-pages/sign-ins/scan-session.ts';
import type { ScanRow } from './scan-fields.ts';

/**
 * Continues a paused scan with its pending pages, and with its sitemap if that was not read to its end. Throws Refused
 * (`scan_not_found`, `scan_state_conflict`, `queue_full`).
 */
export async function resumeScan(db: Database, id: string, by?: Actor): Promise<ScanRow> {
  return db.transaction().execute(async (tx) => {
    const scan = await lockKnownScan(tx, id);
    if (scan.status !== 'pausing' && scan.status !== 'paused') {
      throw scanStateConflict(scan.status, 'resume');
    }
    // A pausing scan still has its place in the queue.
    if (scan.status === 'paused') await admitScan(tx);
    await recordAction(tx, by, { action: 'scan.resumed', subject: { id: scan.id, name: nameUrl(scan.url) } });
    // A person may have replaced the sign-in that failed.
    await closeSession(tx, id, { losses: 0 });
    const noError = scan.error_code === 'session_lost' ? { error_code: null, error_said: null } : {};
    return settleScan(tx, scan, { ...noError, status: 'running', started_at: sql<Date>`coalesce(started_at, now())` });
  });
}
