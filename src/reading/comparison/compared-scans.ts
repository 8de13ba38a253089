import type { ScanRow } from '../../records/scans/scan-fields.ts';
import type { OriginMap } from '../../url/origin-map.ts';

/** `origins`: which origins count as the same one. Undefined: each is its own. */
export type ComparedScans = {
  readonly base: ScanRow;
  readonly here: ScanRow;
  readonly origins?: OriginMap | undefined;
};
