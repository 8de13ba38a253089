import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';
import type { Answer } from './request.ts';
import { readJson } from './request.ts';

export type SampleDetails = Answer<'GET /api/scans/{id}/sample'>;

export function sampleQuery(scanId: string) {
  return queryOptions({
    queryKey: queryKeys.sample(scanId),
    queryFn: ({ signal }) => readJson<SampleDetails>(`/api/scans/${encodeURIComponent(scanId)}/sample`, signal),
  });
}
