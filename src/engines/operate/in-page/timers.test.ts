import { afterEach, expect, it, vi } from 'vitest';
import type { Timer } from './timers.ts';
import { isPlanned } from './timers.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['a frame that is due at this moment', { at: 100, delay: 16, repeats: true, isFrame: true }, 132, true],
  ['a frame that is due later', { at: 100, delay: 16, repeats: true, isFrame: true }, 133, true],
  ['a timer that is due at this moment', { at: 100, delay: 30, repeats: false }, 130, true],
  ['a timer that is over', { at: 100, delay: 30, repeats: false }, 131, false],
  ['a timer that is due too late', { at: 100, delay: 300, repeats: false }, 110, false],
] as const)('tells whether a script has planned something: %s', (_what, timer: Timer, now, expected) => {
  vi.stubGlobal('window', { curbcutTimers: new Map([['1', timer]]) });
  vi.spyOn(performance, 'now').mockReturnValue(now);

  expect(isPlanned(60)).toBe(expected);
});
