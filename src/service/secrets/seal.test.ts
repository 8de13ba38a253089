import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SealBroken, seal, unseal } from './seal.ts';
import { createSecretKey } from './secret-key.ts';

const key = createSecretKey(randomBytes(32));
const owner = { id: 'a', kind: 'basic', origins: ['https://app.example.com'] };

describe('a sealed secret', () => {
  it('opens with its key for its owner', () => {
    expect(unseal(key, seal(key, 'geheim ✓', owner), { ...owner })).toBe('geheim ✓');
  });

  it('never looks the same twice, and does not contain the secret', () => {
    const sealed = [seal(key, 'geheim', owner), seal(key, 'geheim', owner)];

    expect(sealed[0]).not.toBe(sealed[1]);
    expect(sealed.map((text) => Buffer.from(text, 'base64').includes('geheim'))).toEqual([false, false]);
  });

  it.each([
    ['for another origin', { ...owner, origins: ['https://evil.example'] }],
    ['for another sign-in', { ...owner, id: 'b' }],
    ['as another kind', { ...owner, kind: 'headers' }],
  ])('does not open %s', (_what, other) => {
    expect(() => unseal(key, seal(key, 'geheim', owner), other)).toThrow(SealBroken);
  });

  it('does not open with another key, or with a changed byte', () => {
    const sealed = seal(key, 'geheim', owner);
    const changed = Buffer.from(sealed, 'base64');
    changed[20] = (changed[20] ?? 0) ^ 1;

    expect(() => unseal(createSecretKey(randomBytes(32)), sealed, owner)).toThrow(SealBroken);
    expect(() => unseal(key, changed.toString('base64'), owner)).toThrow(SealBroken);
    expect(() => unseal(key, '', owner)).toThrow(SealBroken);
  });
});
