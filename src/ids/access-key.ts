import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** `key` is shown once and never stored; `hash` is its SHA-256 in hex, `hint` its last four characters. */
export type NewAccessKey = { readonly key: string; readonly hash: string; readonly hint: string };

const prefix = 'ccut_';
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^43 is just above 2^256, and 62^6 above 2^32: every number of these sizes fits, padded with zeros. */
const secretLength = 43;
const checksumLength = 6;
const pattern = new RegExp(`^${prefix}[0-9A-Za-z]{${secretLength + checksumLength}}$`);

/**
 * Creates a key of 54 characters: `ccut_`, 32 random bytes as 43 digits of base 62 (0-9, A-Z, a-z, highest first), and
 * the CRC-32 (ISO-HDLC) of all before it as 6 digits of base 62. Prefix and checksum let a scanner of source code
 * recognize a leaked key without a request to this service.
 */
export function createAccessKey(): NewAccessKey {
  const secret = BigInt(`0x${randomBytes(32).toString('hex')}`);
  const body = prefix + toBase62(secret, secretLength);
  const key = body + checksumOf(body);
  return { key, hash: hashAccessKey(key), hint: key.slice(-4) };
}

/** True if the text has the form of a key, with the right checksum. It does not say that the key is current. */
export function hasValidChecksum(presented: string): boolean {
  if (!pattern.test(presented)) return false;
  const body = presented.slice(0, -checksumLength);
  return checksumOf(body) === presented.slice(-checksumLength);
}

/** For keys, sessions and links. Each has 256 random bits, so it needs no slow hash. */
export function hashAccessKey(key: string): string {
  return createHash('sha256').update(key, 'utf8').digest('hex');
}

function checksumOf(body: string): string {
  return toBase62(BigInt(crc32(body)), checksumLength);
}

function toBase62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= 62n) text = (digits[Number(rest % 62n)] ?? '') + text;
  return text;
}
