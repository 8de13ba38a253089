import { expect, it } from 'vitest';
import { isOver, timeLeft } from './time-left.ts';

it('gives the milliseconds until a deadline', () => {
  const left = timeLeft(performance.now() + 60_000);

  expect(left).toBeGreaterThan(1);
  expect(left).toBeLessThanOrEqual(60_000);
});

it.each([0, 0.5, 1_838])('is never negative and never 0: %f ms after the deadline', (sinceMs) => {
  const deadline = performance.now() - sinceMs;

  expect(timeLeft(deadline)).toBe(1);
  expect(isOver(deadline)).toBe(true);
});
