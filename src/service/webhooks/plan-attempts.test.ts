import { describe, expect, it } from 'vitest';
import { delayAfterAttempt, isLastAttempt, maxDeliveryAttempts, readRetryAfter } from './plan-attempts.ts';

describe('the attempts of a delivery', () => {
  it('are ten over about three days, each further from the one before', () => {
    const delays = Array.from({ length: maxDeliveryAttempts - 1 }, (_, index) => delayAfterAttempt(index + 1, 0));

    expect(maxDeliveryAttempts).toBe(10);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(delays.reduce((sum, delay) => sum + delay, 0) / 86_400).toBeCloseTo(3.15, 1);
    expect([delayAfterAttempt(1, 0.5), delayAfterAttempt(1, 1)]).toEqual([5.25, 5.5]);
  });

  it('end with the tenth, and of a test with the first', () => {
    expect([1, 9, 10].map((attempt) => isLastAttempt('scan.failed', attempt))).toEqual([false, false, true]);
    expect(isLastAttempt('webhook.test', 1)).toBe(true);
  });
});

it.each([
  ['120', 120],
  ['Thu, 01 Jan 2026 00:01:00 GMT', 60],
  ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
  ['999999999', 86_400],
  ['soon', undefined],
  [undefined, undefined],
])('Retry-After %j is read as %j seconds', (text, seconds) => {
  expect(readRetryAfter(text, new Date('2026-01-01T00:00:00Z'))).toBe(seconds);
});
