import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretKey } from './secret-key.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The sealed text was made with another key, was changed, or belongs to something else. */
export class SealBroken extends Error {}

/** The owner of a sealed text, which opens only together with exactly this value. */
export type SealedFor = Readonly<Record<string, unknown>>;

/** Seals with AES-256-GCM and a random nonce. The seal also authenticates the owner. */
export function seal({ bytes }: SecretKey, text: string, owner: SealedFor): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, bytes, nonce, { authTagLength: tagBytes });
  cipher.setAAD(describe(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

/** Also opens what an older key sealed, because GCM tells which key fits. Throws SealBroken. */
export function unseal(key: SecretKey, sealed: string, owner: SealedFor): string {
  const packed = Buffer.from(sealed, 'base64');
  const failures: unknown[] = [];
  for (const { bytes } of [key, ...key.older]) {
    try {
      return decipher(bytes, packed, owner);
    } catch (error) {
      failures.push(error);
    }
  }
  throw new SealBroken('The sealed text does not open.', { cause: failures[0] });
}

function decipher(bytes: Buffer, packed: Buffer, owner: SealedFor): string {
  const opening = createDecipheriv(algorithm, bytes, packed.subarray(0, nonceBytes), { authTagLength: tagBytes });
  opening.setAAD(describe(owner));
  opening.setAuthTag(packed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([opening.update(packed.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8');
}

/** Equal owners give equal text, in any order of their fields. */
function describe(owner: SealedFor): Buffer {
  return Buffer.from(JSON.stringify(Object.entries(owner).toSorted(([a], [b]) => (a < b ? -1 : 1))));
}
