import type { ScanRow } from '../../records/scans/scan-fields.ts';
import type { OriginMap } from '../../url/origin-map.ts';

/** `origins` says which origins count as one. Undefined: each origin is its own. */
export type ComparedScans = {
  readonly base: ScanRow;
  readonly here: ScanRow;
  readonly origins?: OriginMap | undefined;
};
