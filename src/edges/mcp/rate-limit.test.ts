import { describe, expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';

describe('the rate of a key', () => {
  const rate = { burst: 2, perSecond: 1 };

  it('allows a burst, then a number per second', () => {
    const limit = new RateLimit(rate);

    const taken = [0, 0, 0, 900, 1_000, 1_000].map((atMs) => limit.take('a', atMs));

    expect(taken).toEqual([
      undefined,
      undefined,
      { retryAfterSeconds: 1 },
      { retryAfterSeconds: 1 },
      undefined,
      { retryAfterSeconds: 1 },
    ]);
  });

  it('starts again with a new key, and tolerates a clock that is set back', () => {
    const limit = new RateLimit(rate);
    for (const key of ['a', 'a']) limit.take(key, 5_000);

    expect(limit.take('b', 5_000)).toBeUndefined();
    expect(limit.take('b', 1_000)).toBeUndefined();
    expect(limit.take('b', 1_000)).toEqual({ retryAfterSeconds: 1 });
  });
});
