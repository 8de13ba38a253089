import { queryOptions } from '@tanstack/react-query';
import type { CreatedShare, NewShareInput, SharedSubject } from './api-types.ts';
import { queryKeys } from './query-keys.ts';
import { readJson, sendJson, withQuery } from './request.ts';
import type { Answer } from './request.ts';
import { longestList } from './scans.ts';

export type Share = Answer<'GET /api/shares'>['shares'][number];
export type NewShare = NewShareInput;
export type ShareSubject = NewShare['subject'];
export type { SharedSubject } from './api-types.ts';

export const sharesQuery = queryOptions({
  queryKey: queryKeys.shares,
  queryFn: ({ signal }) =>
    readJson<Answer<'GET /api/shares'>>(withQuery('/api/shares', { limit: longestList }), signal),
});

/** The subject of the share link that the page was opened by. */
export const sharedQuery = queryOptions({
  queryKey: queryKeys.shared,
  queryFn: ({ signal }) => readJson<SharedSubject>('/api', signal),
  staleTime: Infinity,
});

export async function createShare(wanted: NewShare): Promise<CreatedShare> {
  return sendJson('/api/shares', { method: 'POST', body: wanted });
}

export async function deleteShare(id: string): Promise<void> {
  return sendJson(`/api/shares/${id}`, { method: 'DELETE' });
}
