import { queryOptions } from '@tanstack/react-query';
import type { CreatedToken, NewTokenInput } from './api-types.ts';
import { queryKeys } from './query-keys.ts';
import { readJson, sendJson } from './request.ts';
import type { Answer } from './request.ts';

export type Token = Answer<'GET /api/tokens'>['tokens'][number];
export type NewToken = NewTokenInput;

export const tokensQuery = queryOptions({
  queryKey: queryKeys.tokens,
  queryFn: ({ signal }) => readJson<Answer<'GET /api/tokens'>>('/api/tokens', signal),
});

export async function createToken(wanted: NewToken): Promise<CreatedToken> {
  return sendJson('/api/tokens', { method: 'POST', body: wanted });
}

export async function deleteToken(id: string): Promise<void> {
  return sendJson(`/api/tokens/${id}`, { method: 'DELETE' });
}
