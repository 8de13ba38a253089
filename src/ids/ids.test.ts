import { describe, expect, it, vi } from 'vitest';
import { isUuid, newId } from './ids.ts';

describe('an id', () => {
  it('is a UUID of version 7 that begins with its time', () => {
    const before = Date.now();

    const id = newId();

    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBeGreaterThanOrEqual(before);
    expect(isUuid(id)).toBe(true);
  });

  it('sorts after those made before it, also within one millisecond', () => {
    const ids = Array.from({ length: 20_000 }, newId);

    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('sorts after those made before it when the clock is set back', () => {
    const before = newId();
    vi.useFakeTimers({ now: Date.now() - 3_600_000 });

    const after = newId();

    vi.useRealTimers();
    expect(after > before).toBe(true);
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
