import { createHash, randomBytes } from 'node:crypto';

const pattern = /^[\w-]{43}$/;

/** A token of 256 random bits. Only the link holds it. The database has its SHA-256. */
export function createShareToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashShareToken(token) };
}

export function isShareToken(text: string): boolean {
  return pattern.test(text);
}

/** A token has 256 random bits, so it needs no slow hash. */
export function hashShareToken(token: string): string {
  return createHash('sha256').update(token, 'utf8').digest('hex');
}
