import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createAccessKey, hasValidChecksum, hashAccessKey } from './access-key.ts';

describe('the key of the MCP endpoint, and a token', () => {
  it('is ccut_, 43 characters of secret and 6 of checksum, and is identified by its last four', () => {
    const { key, hash, hint } = createAccessKey();

    expect(key).toMatch(/^ccut_[0-9A-Za-z]{49}$/);
    expect(hint).toBe(key.slice(-4));
    expect(hash).toBe(hashAccessKey(key));
    expect(hasValidChecksum(key)).toBe(true);
  });

  it('is another one each time', () => {
    const keys = Array.from({ length: 200 }, () => createAccessKey().key);

    expect(new Set(keys).size).toBe(200);
    expect(keys.every(hasValidChecksum)).toBe(true);
  });

  it('contains a CRC-32 that anyone can check, for example that of the key of zeros', () => {
    const body = `ccut_${'0'.repeat(43)}`;
    const value = crc32(body);
    const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    const checksum = Array.from({ length: 6 }, (_, place) => digits[Math.floor(value / 62 ** (5 - place)) % 62]).join(
      '',
    );

    expect(hasValidChecksum(body + checksum)).toBe(true);
  });

  it('with a typing error, truncated, or of another kind is not valid', () => {
    const { key } = createAccessKey();
    const swapped = key.slice(0, 10) + (key[10] === 'a' ? 'b' : 'a') + key.slice(11);

    expect(
      [swapped, key.slice(0, -1), `${key}0`, key.toUpperCase(), '', 'Bearer x', ` ${key}`].map(hasValidChecksum),
    ).toEqual(Array.from({ length: 7 }, () => false));
  });
});
