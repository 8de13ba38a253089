import { queryOptions } from '@tanstack/react-query';
import { readJson, sendJson } from './request.ts';
import type { Answer } from './request.ts';

export type SignIns = Answer<'GET /api/sign-ins'>;
export type SignIn = SignIns['sign_ins'][number];

export const signInsQuery = queryOptions({
  queryKey: ['sign-ins'],
  queryFn: ({ signal }) => readJson<SignIns>('/api/sign-ins', signal),
});

export async function createSignIn(wanted: unknown): Promise<SignIn> {
  return sendJson('/api/sign-ins', { method: 'POST', body: wanted });
}

export async function deleteSignIn(id: string): Promise<void> {
  return sendJson(`/api/sign-ins/${id}`, { method: 'DELETE' });
}
