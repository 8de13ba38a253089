import { queryOptions } from '@tanstack/react-query';
import type { Version } from './api-types.ts';
import { queryKeys } from './query-keys.ts';
import { readJson } from './request.ts';

export const versionQuery = queryOptions({
  queryKey: queryKeys.version,
  queryFn: ({ signal }) => readJson<Version>('/api/version', signal),
  staleTime: Infinity,
});
