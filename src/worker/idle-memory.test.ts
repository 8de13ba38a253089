import { describe, expect, it } from 'vitest';
import { IdleMemory } from './idle-memory.ts';

const mebibyte = 1024 * 1024;

function watch(heapUsed: () => number) {
  let collections = 0;
  const memory = new IdleMemory({ heapUsed, collect: () => void (collections += 1) });
  return (busy: number) => {
    memory.look(busy);
    return collections;
  };
}

describe('the memory of an idle worker', () => {
  it('is collected once, when the last slot is free', () => {
    const look = watch(() => 200 * mebibyte);

    expect([0, 3, 1, 0, 0, 2, 0].map(look)).toEqual([0, 0, 0, 1, 1, 1, 2]);
  });

  it('is left alone where there is little garbage', () => {
    const look = watch(() => 100 * mebibyte);

    expect([2, 0].map(look)).toEqual([0, 0]);
  });

  it('is given back by the collector of V8', () => {
    const kept: { garbage: readonly object[] | undefined } = {
      garbage: Array.from({ length: 2_000_000 }, (_, index) => ({ index, text: `${index}` })),
    };
    const memory = new IdleMemory();
    memory.look(1);
    const before = process.memoryUsage().heapUsed;
    kept.garbage = undefined;

    memory.look(0);

    expect(before - process.memoryUsage().heapUsed).toBeGreaterThan(100 * mebibyte);
  });
});
