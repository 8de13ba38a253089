import { queryOptions } from '@tanstack/react-query';
import type { Target } from './api-types.ts';
import { queryKeys } from './query-keys.ts';
import type { Listed } from './request.ts';
import { readList, withQuery } from './request.ts';
import type { Scan } from './scans.ts';

export type { Target } from './api-types.ts';

export const targetsPerPage = 20;

export function targetsQuery(q: string | undefined, offset: number) {
  return queryOptions({
    queryKey: queryKeys.targets(q, offset),
    queryFn: ({ signal }): Promise<Listed<readonly Target[]>> =>
      readList(withQuery('/api/targets', { q, limit: targetsPerPage, offset }), signal),
  });
}

/** The path of the progress record of the target that a scan belongs to. */
export function progressPath(
  format: 'pdf' | 'csv',
  scan: Pick<Scan, 'url' | 'scan_type' | 'viewport' | 'sign_in'>,
  standard: string | undefined,
): string {
  return withQuery(`/api/targets/progress.${format}`, {
    target: scan.url,
    viewport: scan.viewport.preset,
    scan_type: scan.scan_type,
    sign_in: scan.sign_in?.id ?? 'none',
    standard,
  });
}
