import type { Database } from '../db/schema.ts';
import { findScan, getScan } from '../scans/read-scans.ts';
import type { ScanRow } from '../scans/scan-record.ts';
import { Refused } from '../shared/refused.ts';

/**
 * What the scan is compared with: the scan asked for, else the one it repeats, else the latest earlier one of the same target,
 * type and viewport that ended with at least one page scanned. Throws Refused: `scan_not_found`, `no_base`,
 * `invalid_request` for a scan of another target.
 */
export async function getBase(db: Database, scan: ScanRow, askedFor: string | undefined): Promise<ScanRow> {
  if (askedFor !== undefined && askedFor !== '') return getChosen(db, scan, askedFor);
  const base = await findDefaultBase(db, scan);
  if (base !== undefined) return base;
  throw new Refused({ code: 'no_base' });
}

/** Like `getBase` without a requested scan. Undefined if there is no earlier scan to compare with. */
export async function findDefaultBase(db: Database, scan: ScanRow): Promise<ScanRow | undefined> {
  const repeated = scan.rescan_of === null ? undefined : await findScan(db, scan.rescan_of);
  if (repeated !== undefined) return repeated;
  return db
    .selectFrom('scans')
    .selectAll()
    .where('target_key', '=', scan.target_key)
    .where('viewport_preset', '=', scan.viewport_preset)
    .where('deleted_at', 'is', null)
    .where('status', 'in', ['completed', 'partial', 'failed'])
    .where('pages_completed', '>', 0)
    .where('sequence', '<', scan.sequence)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function getChosen(db: Database, scan: ScanRow, id: string): Promise<ScanRow> {
  const base = await getScan(db, id);
  if (base.id === scan.id) throw wrongBase('Must be another scan: this one cannot be compared with itself.');
  if (base.target_key !== scan.target_key) throw wrongBase('Must be a scan of the same target.');
  return base;
}

function wrongBase(message: string): Refused {
  return new Refused({ code: 'invalid_request', path: 'base', message });
}
