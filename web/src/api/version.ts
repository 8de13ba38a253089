import { queryOptions } from '@tanstack/react-query';
import type { Version } from './api-types.ts';
import { queryKeys } from './query-keys.ts';
import { readJson } from './request.ts';

const heartbeatMs = 15_000;
/** A connection may be dead without an error. */
const longestAnswerMs = 10_000;

/** Every page asks for it all the time, so a page that is only read notices that the service is down. */
export const versionQuery = queryOptions({
  queryKey: queryKeys.version,
  queryFn: ({ signal }) =>
    readJson<Version>('/api/version', AbortSignal.any([signal, AbortSignal.timeout(longestAnswerMs)])),
  staleTime: Infinity,
  refetchInterval: heartbeatMs,
});
