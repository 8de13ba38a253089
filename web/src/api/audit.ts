import { infiniteQueryOptions } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';
import { readJson, withQuery } from './request.ts';
import type { Answer } from './request.ts';

type Trail = Answer<'GET /api/audit'>;
export type AuditEvent = Trail['events'][number];
export type AuditFilter = { readonly actor?: string | undefined; readonly action?: string | undefined };

const perPage = 50;

/** Newest first. Each further page continues where the one before ended, whatever was added since. */
export function auditQuery({ actor, action }: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: queryKeys.audit({ actor, action }),
    queryFn: ({ pageParam, signal }) =>
      readJson<Trail>(withQuery('/api/audit', { actor, action, before: pageParam, limit: perPage }), signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}
