import { describe, expect, it } from 'vitest';
import { isUuid, newId } from './ids.ts';

describe('an id', () => {
  it('is a UUID of version 7 that begins with its time', () => {
    const id = newId(Date.UTC(2026, 0, 1));

    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 0, 1));
    expect(isUuid(id)).toBe(true);
  });

  it('sorts by its time, and is never given twice', () => {
    const ids = Array.from({ length: 1_000 }, (_, ms) => newId(1_800_000_000_000 + ms));

    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(Array.from({ length: 1_000 }, () => newId(1_800_000_000_000))).size).toBe(1_000);
  });

  it.each([
    '',
    'x',
    newId().slice(1),
    `${newId()}0`,
    ` ${newId()}`,
    `${newId()}\n`,
    newId().replaceAll('-', ''),
    `{${newId()}}`,
    newId().replace(/.$/, 'g'),
  ])('is not %j', (text) => {
    expect(isUuid(text)).toBe(false);
  });
});
