import { isDeepStrictEqual } from 'node:util';
import { readTuning } from '../../findings/scan-tuning.ts';
import type { ScanRow } from '../../records/scans/scan-fields.ts';
import type { OriginMap } from '../../url/origin-map.ts';

/** `origins` says which origins count as one. Undefined: each origin is its own. */
export type ComparedScans = {
  readonly base: ScanRow;
  readonly here: ScanRow;
  readonly origins?: OriginMap | undefined;
};

/** The column that identifies a finding in both scans. */
export type FindingName = 'fingerprint' | 'portable_fingerprint';

/** A fingerprint contains the origin of its page. */
export function nameOf({ origins }: Pick<ComparedScans, 'origins'>): FindingName {
  return origins === undefined ? 'fingerprint' : 'portable_fingerprint';
}

/** False if only one of the scans excludes some parts of pages, so that it cannot tell what is new or fixed there. */
export function haveSameView({ base, here }: ComparedScans): boolean {
  const [before, now] = [base, here].map(({ tuning }) => readTuning(tuning).exclude_selectors);
  return isDeepStrictEqual(before, now);
}
