import { queryOptions, useQuery } from '@tanstack/react-query';
import { isShared } from '../reach/share-link.ts';
import { queryKeys } from './query-keys.ts';
import { readJson, sendJson } from './request.ts';
import type { Answer } from './request.ts';

export type Session = Answer<'GET /api/session'>;
export type Scope = NonNullable<Session['caller']>['scope'];

/** Each allows more than the one before. */
export const scopes = ['read', 'scan', 'admin'] as const satisfies readonly Scope[];

/** Who the service takes this browser for. It is asked for again when a request is refused for want of a sign-in. */
export const sessionQuery = queryOptions({
  queryKey: queryKeys.session,
  queryFn: ({ signal }) => readJson<Session>('/api/session', signal),
  staleTime: Infinity,
  // Without an answer the page shows what each of its parts has to say about it.
  retry: false,
});

export async function signIn(token: string): Promise<Session> {
  return sendJson('/api/session', { method: 'POST', body: { token } });
}

export async function signOut(): Promise<void> {
  return sendJson('/api/session', { method: 'DELETE' });
}

/** True if the service will accept what needs this scope. True as long as it is not known: the service decides. A share link only reads. */
export function useMay(needed: Scope): boolean {
  const { data } = useQuery({ ...sessionQuery, enabled: !isShared });
  if (isShared) return false;
  return scopes.indexOf(data?.caller?.scope ?? 'admin') >= scopes.indexOf(needed);
}
