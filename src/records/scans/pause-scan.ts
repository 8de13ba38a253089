import type { Actor } from '../../service/audit/actor.ts';
import { nameUrl, recordAction } from '../../service/audit/record-action.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { admitPause } from './admit-scan.ts';
import { lockKnownScan, settleScan } from './change-scan.ts';
import { scanStateConflict } from './scan-conflict.ts';
import type { ScanRow } from './scan-fields.ts';

/**
 * Starts no further pages. Running pages finish: until then the scan is `pausing`. It is `paused` at once if no page is
 * running. Throws Refused (`scan_not_found`, `scan_state_conflict`, `too_many_paused`).
 */
export async function pauseScan(db: Database, id: string, by?: Actor): Promise<ScanRow> {
  return db.transaction().execute(async (tx) => {
    const scan = await lockKnownScan(tx, id);
    if (scan.status !== 'queued' && scan.status !== 'running') {
      throw scanStateConflict(scan.status, 'pause');
    }
    await admitPause(tx);
    await recordAction(tx, by, { action: 'scan.paused', subject: { id: scan.id, name: nameUrl(scan.url) } });
    return settleScan(tx, scan, { status: 'pausing' });
  });
}
