import { describe, expect, it } from 'vitest';
import { delayAfter, retry } from './back-off.ts';

const backOff = { firstMs: 250, longestMs: 4_000 };

/** Fails so many times, then gives how often it was called. */
function failing(times: number) {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw new Error(`failure ${calls}`);
    return calls;
  };
}

describe('the delay before the next attempt', () => {
  it('doubles with each failure in a row, up to the longest one', () => {
    expect([1, 2, 3, 4, 5, 6, 2_000].map((failures) => delayAfter(failures, backOff))).toEqual([
      250, 500, 1_000, 2_000, 4_000, 4_000, 4_000,
    ]);
  });

  it('grows by another factor on request', () => {
    expect([1, 2, 3].map((failures) => delayAfter(failures, { ...backOff, factor: 4 }))).toEqual([250, 1_000, 4_000]);
  });
});

describe('an action that is retried', () => {
  it('runs again after each delay until it succeeds', async () => {
    expect(await retry(failing(2), { backOff: { firstMs: 1, longestMs: 2 }, canRetry: () => true })).toBe(3);
  });

  it('throws an error that is not to be retried, without another attempt', async () => {
    const canRetry = (_error: unknown, failures: number) => failures < 1;

    await expect(retry(failing(1), { backOff, canRetry })).rejects.toThrow('failure 1');
  });

  it('runs again at once when its signal is aborted', async () => {
    expect(await retry(failing(3), { backOff, canRetry: () => true, signal: AbortSignal.abort() })).toBe(4);
  });
});
