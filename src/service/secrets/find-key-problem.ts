import type { Said } from '../../texts/saying.ts';
import type { SecretKey } from './secret-key.ts';
import { canOpen } from './secret-key.ts';

type Sentences = {
  readonly noKey: () => Said;
  readonly otherKey: (keys: { readonly other: string; readonly own: string }) => Said;
};

/** Returns the reason why this process's key cannot unseal what the key with the id `sealedBy` sealed. */
export function findKeyProblem(sealedBy: string, key: SecretKey | undefined, sentences: Sentences): Said | undefined {
  if (key === undefined) return sentences.noKey();
  return canOpen(key, sealedBy) ? undefined : sentences.otherKey({ other: sealedBy, own: key.id });
}
