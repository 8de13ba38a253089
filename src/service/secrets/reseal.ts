import type { SealedFor } from './seal.ts';
import { SealBroken, seal, unseal } from './seal.ts';
import type { SecretKey } from './secret-key.ts';

/** A stored secret, and a function that writes its row if it has not changed. */
export type SealedRow = {
  readonly keyId: string;
  readonly sealed: string;
  readonly owner: SealedFor;
  readonly store: (change: { readonly sealed: string; readonly key_id: string }) => Promise<unknown>;
};

/** `unknown` counts rows that no key opens. */
export type Resealed = { readonly sealed: number; readonly unknown: number };

/**
 * Seals with the current key what older keys sealed. Each row is a separate statement, so you can interrupt this,
 * repeat it, and run it in several processes at once.
 */
export async function resealRows(key: SecretKey, rows: readonly SealedRow[]): Promise<Resealed> {
  const old = rows.filter(({ keyId }) => keyId !== key.id);
  let sealed = 0;
  for (const row of old) {
    const text = open(key, row);
    if (text === undefined) continue;
    await row.store({ sealed: seal(key, text, row.owner), key_id: key.id });
    sealed += 1;
  }
  return { sealed, unknown: old.length - sealed };
}

/** Returns undefined if no key opens the secret, or if it was damaged. */
function open(key: SecretKey, { sealed, owner }: SealedRow): string | undefined {
  try {
    return unseal(key, sealed, owner);
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    return undefined;
  }
}
