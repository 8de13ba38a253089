import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RunningTasks } from './running-tasks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('running tasks', () => {
  it('are drained once the last of them is over, also one that started meanwhile', async () => {
    const tasks = new RunningTasks(() => undefined);
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let isDrained = false;
    tasks.add(first.promise);
    const drained = tasks.drain(1_000).finally(() => (isDrained = true));
    tasks.add(second.promise);
    first.resolve();
    await vi.advanceTimersByTimeAsync(10);
    const wasDrainedEarly = isDrained;
    second.resolve();

    expect([await drained, wasDrainedEarly]).toEqual([true, false]);
  });

  it('are not waited for longer than the limit', async () => {
    const tasks = new RunningTasks(() => undefined);
    tasks.add(Promise.withResolvers<void>().promise);
    const drained = tasks.drain(1_000);
    await vi.advanceTimersByTimeAsync(1_000);

    expect(await drained).toBe(false);
  });

  it('report their errors, and end with them', async () => {
    const errors: unknown[] = [];
    const tasks = new RunningTasks((error) => errors.push(error));
    tasks.add(Promise.reject(new Error('broken')));

    expect(await tasks.drain(1_000)).toBe(true);
    expect(errors).toEqual([new Error('broken')]);
  });
});
