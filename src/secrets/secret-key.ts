import { createHmac } from 'node:crypto';

/** What seals the secrets of sign-ins and webhooks. `id` says which key it is, and nothing of the key itself. */
export type SecretKey = { readonly bytes: Buffer; readonly id: string };

export function createSecretKey(bytes: Buffer): SecretKey {
  return { bytes, id: createHmac('sha256', bytes).update('curbcut key id').digest('hex').slice(0, 8) };
}
