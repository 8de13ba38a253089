import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import { findScan, getWholeScan } from '../../records/scans/read-scans.ts';
import type { ScanRow } from '../../records/scans/scan-fields.ts';
import type { OriginMap } from '../../url/origin-map.ts';
import { Refused } from '../../texts/refused.ts';
import type { Said } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';

/** The id of the requested scan, if any, and the origins that count as one. */
type BaseChoice = { readonly id?: string | undefined; readonly origins?: OriginMap | undefined };

/**
 * The base of a comparison: the requested scan, else the scan that this one repeats, else the latest earlier scan with
 * the same target, type, viewport and locale that left out the same and ended with at least one page scanned. If origins
 * are mapped, the target is the one at the mapped origin. Throws Refused: `scan_not_found`, `no_base`, `invalid_request` for a scan of another
 * target.
 */
export async function getBase(db: Database, scan: ScanRow, { id, origins }: BaseChoice = {}): Promise<ScanRow> {
  const isChosen = id !== undefined && id !== '';
  const base = isChosen ? await getChosen(db, scan, { id, origins }) : await findLatest(db, scan, origins);
  if (base === undefined) throw new Refused({ code: 'no_base' });
  return base;
}

/** Like `getBase` without a requested scan. Undefined if there is no earlier scan to compare with. */
export async function findDefaultBase(db: Database, scan: ScanRow): Promise<ScanRow | undefined> {
  const repeated = scan.rescan_of === null ? undefined : await findScan(db, scan.rescan_of);
  return repeated?.data_removed_at === null ? repeated : findLatestOf(db, scan, scan.target_key);
}

/** A repeated scan has the same origin, so mapped origins rule it out. */
async function findLatest(db: Database, scan: ScanRow, origins: OriginMap | undefined): Promise<ScanRow | undefined> {
  return origins === undefined ? findDefaultBase(db, scan) : findLatestOf(db, scan, mapTarget(scan, origins));
}

const unlike = '{screenshots,steps}';

async function findLatestOf(db: Database, scan: ScanRow, targetKey: string): Promise<ScanRow | undefined> {
  return (
    db
      .selectFrom('scans')
      .selectAll()
      .where('target_key', '=', targetKey)
      .where('viewport_preset', '=', scan.viewport_preset)
      .where('locale', '=', scan.locale)
      // Pictures change no finding, and steps lead to pages of their own.
      .where(sql<boolean>`tuning - ${unlike}::text[] = ${JSON.stringify(scan.tuning)}::jsonb - ${unlike}::text[]`)
      .where('deleted_at', 'is', null)
      .where('data_removed_at', 'is', null)
      // A member sees another target than a visitor does.
      .where('sign_in_id', scan.sign_in_id === null ? 'is' : '=', scan.sign_in_id)
      .where('status', 'in', ['completed', 'partial', 'failed'])
      .where('pages_completed', '>', 0)
      .where('sequence', '<', scan.sequence)
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}

async function getChosen(
  db: Database,
  scan: ScanRow,
  { id, origins }: { readonly id: string; readonly origins: OriginMap | undefined },
): Promise<ScanRow> {
  const base = await getWholeScan(db, id);
  if (base.id === scan.id) throw wrongBase(says('fields.other_base'));
  if (mapTarget(base, origins) === mapTarget(scan, origins)) return base;
  throw wrongBase(says(origins === undefined ? 'fields.same_target' : 'fields.same_target_mapped'));
}

/** A target's key is the type of its scans and its URL. */
function mapTarget({ scan_type: type, target_key: key }: ScanRow, origins: OriginMap | undefined): string {
  return origins === undefined ? key : `${type} ${origins.map(key.slice(type.length + 1))}`;
}

function wrongBase(saying: Said): Refused {
  return new Refused({ code: 'invalid_request', path: 'base', saying });
}
