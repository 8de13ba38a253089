import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';
import { readJson } from './request.ts';
import type { Answer } from './request.ts';

export type HealthDetails = Answer<'GET /api/health/details'>;

const againMs = 30_000;

export const healthQuery = queryOptions({
  queryKey: queryKeys.health,
  queryFn: ({ signal }) => readJson<HealthDetails>('/api/health/details', signal),
  refetchInterval: againMs,
});
