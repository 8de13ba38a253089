import { createHmac } from 'node:crypto';

type Key = {
  readonly bytes: Buffer;
  /** Identifies the key without revealing any of it. */
  readonly id: string;
};

/** The key that seals the secrets of sign-ins and webhooks. `older`: keys that may have sealed them before. */
export type SecretKey = Key & { readonly older: readonly Key[] };

export function createSecretKey(bytes: Buffer, older: readonly Buffer[] = []): SecretKey {
  return { ...nameKey(bytes), older: older.map(nameKey) };
}

/** True if the key, or an older one, opens what the key with this id sealed. */
export function canOpen({ id, older }: SecretKey, sealedBy: string): boolean {
  return id === sealedBy || older.some((key) => key.id === sealedBy);
}

function nameKey(bytes: Buffer): Key {
  return { bytes, id: createHmac('sha256', bytes).update('curbcut key id').digest('hex').slice(0, 8) };
}
