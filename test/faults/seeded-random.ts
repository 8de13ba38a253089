/** Numbers that look random and are the same for the same seed, so that a round can be replayed. */
export type Random = {
  /** A whole number from 0 to `limit - 1`. */
  readonly below: (limit: number) => number;
  readonly pick: <T>(list: readonly [T, ...T[]]) => T;
};

/** mulberry32: 32 bits of state are plenty for choosing moments. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return { below, pick: (list) => list[below(list.length)] ?? list[0] };
}
