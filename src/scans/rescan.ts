import type { Database } from '../db/schema.ts';
import { acceptSchema } from './accepted-outcomes.ts';
import type { NewScan } from './create-scan.ts';
import { createScan } from './create-scan.ts';
import { getScan } from './read-scans.ts';
import type { ScanRow } from './scan-record.ts';
import { viewportPresetSchema } from './viewport-presets.ts';

/**
 * Creates a new scan of the same target with the same type, viewport and tag, and the same accepted outcomes
 * unless others are given. The original, in any state, does not change. Throws Refused (`scan_not_found`,
 * `queue_full`).
 */
export async function rescan(db: Database, id: string, changes: Pick<NewScan, 'accept'> = {}): Promise<ScanRow> {
  const original = await getScan(db, id);
  const wanted = {
    sitemap_url: original.url,
    scan_type: original.scan_type,
    viewport_preset: viewportPresetSchema.parse(original.viewport_preset),
    accept: changes.accept ?? acceptSchema.parse(original.accept),
    ...(original.tag !== null && { tag: original.tag }),
  };
  return createScan(db, wanted, original.id);
}
