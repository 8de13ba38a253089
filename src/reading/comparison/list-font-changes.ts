import type { ScanRow } from '../../records/scans/scan-fields.ts';
import { readFonts } from '../../records/scans/scan-fields.ts';
import type { FontChange } from './comparison-record.ts';

/** Lists the font families that two scans showed with different faces. Empty if a scan has no scanned page. */
export function listFontChanges(base: ScanRow, here: ScanRow): readonly FontChange[] {
  const [before, now] = [readFonts(base), readFonts(here)];
  if (before === null || now === null) return [];
  return Object.keys({ ...before, ...now })
    .toSorted()
    .map((family) => ({ family, base: before[family] ?? null, here: now[family] ?? null }))
    .filter((change) => change.base !== change.here);
}
