import { createHmac } from 'node:crypto';

type Key = {
  readonly bytes: Buffer;
  /** Says which key it is, and nothing of the key itself. */
  readonly id: string;
};

/** What seals the secrets of sign-ins and webhooks. `older`: what may have sealed them before. */
export type SecretKey = Key & { readonly older: readonly Key[] };

export function createSecretKey(bytes: Buffer, older: readonly Buffer[] = []): SecretKey {
  return { ...nameKey(bytes), older: older.map(nameKey) };
}

/** Whether something that was sealed with the key of this id can be opened. */
export function canOpen({ id, older }: SecretKey, sealedBy: string): boolean {
  return id === sealedBy || older.some((key) => key.id === sealedBy);
}

function nameKey(bytes: Buffer): Key {
  return { bytes, id: createHmac('sha256', bytes).update('curbcut key id').digest('hex').slice(0, 8) };
}
