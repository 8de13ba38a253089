import { describe, expect, it } from 'vitest';
import { SlotCount } from './slot-count.ts';
import { watchIdleProcessors } from './idle-processors.ts';

/** A machine of two processors, and the share of their time that is unused. */
function aMachine(idle: number) {
  const machine = { usual: 2, most: 4, idle, readIdle: () => machine.idle };
  return { machine, slots: new SlotCount(machine) };
}

describe('the slots of a worker', () => {
  it('are as many as processors at first', () => {
    expect(aMachine(0.6).slots.now).toBe(2);
  });

  it('grow one by one while all are taken and processors idle, up to the most that pay', () => {
    const { slots } = aMachine(0.6);
    const counts = [2, 3, 4, 4].map((taken) => {
      slots.look(taken);
      return slots.now;
    });

    expect(counts).toEqual([3, 4, 4, 4]);
  });

  it.each([
    ['16 processors and 64 GiB', 16, 64, 16, 32],
    ['16 processors and 4 GiB', 16, 4, 8, 8],
    ['2 processors and 1 GiB', 2, 1, 1, 1],
    ['1 processor and half a GiB', 1, 0.5, 1, 1],
    ['2 processors and 24 GiB', 2, 24, 2, 4],
  ])('fit into the memory of a container: %s', (_name, processors, gibibytes, now, most) => {
    const slots = SlotCount.onThisMachine(processors, gibibytes * 1024 ** 3);

    expect([slots.now, slots.most]).toEqual([now, most]);
  });

  it('stay as they are while some are free', () => {
    const { slots } = aMachine(0.9);
    slots.look(1);

    expect(slots.now).toBe(2);
  });

  it('are a quarter more than processors where some of their time is unused', () => {
    const { slots } = aMachine(0.1);
    const counts = [2, 3, 3].map((taken) => {
      slots.look(taken);
      return slots.now;
    });

    expect(counts).toEqual([3, 3, 3]);
  });

  it('stay as they are while there is just enough time for those that are taken', () => {
    const { slots } = aMachine(0.03);
    slots.look(2);

    expect(slots.now).toBe(2);
  });

  it('become fewer again once the processors have no time left, but for the quarter more', () => {
    const { machine, slots } = aMachine(0.6);
    slots.look(2);
    slots.look(3);
    const grown = slots.now;
    machine.idle = 0.01;
    for (const taken of [4, 3, 3]) slots.look(taken);

    expect([grown, slots.now]).toEqual([4, 3]);
  });

  it('are no more than memory has room for', () => {
    const slots = new SlotCount({ usual: 2, most: 2, readIdle: () => 0.6 });
    slots.look(2);

    expect(slots.now).toBe(2);
  });

  it('are the usual ones for a minute after a site showed signs of strain', () => {
    const { slots } = aMachine(0.6);
    slots.look(2, 0);
    slots.note('timeout_navigation', 1_000);
    slots.look(2, 60_000);
    const resting = slots.now;
    slots.look(2, 61_001);

    expect([resting, slots.now]).toEqual([2, 3]);
  });

  it('are half of the usual ones for a minute after a site asked for less', () => {
    const { slots } = aMachine(0.6);
    slots.note('rate_limited', 0);
    slots.look(1, 59_000);
    const resting = slots.now;
    slots.look(1, 60_001);

    expect([resting, slots.now]).toEqual([1, 2]);
  });

  it('care for no other outcome of a page', () => {
    const { slots } = aMachine(0.6);
    slots.look(2);
    for (const outcome of ['scanned', 'http_error', 'empty_document']) slots.note(outcome);

    expect(slots.now).toBe(3);
  });
});

describe('the share of idle processor time', () => {
  it('is between none and all, and not all while this process works', async () => {
    const readIdle = watchIdleProcessors();
    const until = performance.now() + 300;
    while (performance.now() < until) Math.sqrt(performance.now());
    const busy = readIdle();

    expect(busy).toBeGreaterThanOrEqual(0);
    expect(busy).toBeLessThan(1);
  });
});
