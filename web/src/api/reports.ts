import { queryOptions } from '@tanstack/react-query';
import type { ReportMetadata } from './api-types.ts';
import { queryKeys } from './query-keys.ts';
import { readJson } from './request.ts';
import { scanPath } from './scans.ts';

export type Report = ReportMetadata['reports'][number];

/** The formats change with the version of the service only. */
export function reportsQuery(scanId: string) {
  return queryOptions({
    queryKey: queryKeys.reports(scanId),
    queryFn: ({ signal }) => readJson<ReportMetadata>(`${scanPath(scanId)}/reports`, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
