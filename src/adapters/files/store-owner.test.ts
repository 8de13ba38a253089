import { describe, expect, it } from 'vitest';
import { haveSameOwner } from './store-owner.ts';

const anOwner = (installation: number, database = 'the embedded database in /data') =>
  JSON.stringify({ installation: `01900000-0000-7000-8000-00000000000${installation}`, database });

describe('two stores', () => {
  it('have the same owner although the data folder has moved since one of them was claimed', () => {
    expect(haveSameOwner(anOwner(1), anOwner(1, 'the embedded database in /moved'))).toBe(true);
  });

  it('of two databases with the same name have different owners', () => {
    expect(haveSameOwner(anOwner(1), anOwner(2))).toBe(false);
  });

  it.each([undefined, '', '{', '{}', '{"installation":1}'])('have no common owner if it is unknown: %s', (text) => {
    expect([haveSameOwner(text, text), haveSameOwner(anOwner(1), text)]).toEqual([false, false]);
  });
});
