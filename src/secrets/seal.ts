import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretKey } from './secret-key.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The sealed text was made with another key, was changed, or belongs to something else. */
export class SealBroken extends Error {}

/** What a sealed text belongs to. It opens only together with exactly this. */
export type SealedFor = Readonly<Record<string, unknown>>;

/** AES-256-GCM with a random nonce. What it is for is authenticated with it. */
export function seal({ bytes }: SecretKey, text: string, owner: SealedFor): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, bytes, nonce, { authTagLength: tagBytes });
  cipher.setAAD(describe(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

/** Throws SealBroken. */
export function unseal({ bytes }: SecretKey, sealed: string, owner: SealedFor): string {
  const packed = Buffer.from(sealed, 'base64');
  try {
    const decipher = createDecipheriv(algorithm, bytes, packed.subarray(0, nonceBytes), { authTagLength: tagBytes });
    decipher.setAAD(describe(owner));
    decipher.setAuthTag(packed.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(packed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch (error) {
    throw new SealBroken('The sealed text does not open.', { cause: error });
  }
}

/** The same text for the same owner, whatever the order of its fields. */
function describe(owner: SealedFor): Buffer {
  return Buffer.from(JSON.stringify(Object.entries(owner).toSorted(([a], [b]) => (a < b ? -1 : 1))));
}
