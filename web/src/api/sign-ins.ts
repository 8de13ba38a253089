import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';
import { readJson, sendJson } from './request.ts';
import type { Answer } from './request.ts';

export type SignIns = Answer<'GET /api/sign-ins'>;
export type SignIn = SignIns['sign_ins'][number];

export const signInsQuery = queryOptions({
  queryKey: queryKeys.signIns,
  queryFn: ({ signal }) => readJson<SignIns>('/api/sign-ins', signal),
});

export async function createSignIn(wanted: unknown): Promise<SignIn> {
  return sendJson('/api/sign-ins', { method: 'POST', body: wanted });
}

/** All of it, with its secret. */
export async function replaceSignIn(id: string, wanted: unknown): Promise<SignIn> {
  return sendJson(`/api/sign-ins/${id}`, { method: 'PUT', body: wanted });
}

/** Opens a page with it, or does the steps of its form. Takes seconds. */
export async function trySignIn(id: string): Promise<Answer<'POST /api/sign-ins/{id}/test'>> {
  return sendJson(`/api/sign-ins/${id}/test`, { method: 'POST' });
}

export async function deleteSignIn(id: string): Promise<void> {
  return sendJson(`/api/sign-ins/${id}`, { method: 'DELETE' });
}
