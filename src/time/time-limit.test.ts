import { getEventListeners } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endsWithin, OutOfTime, TimeLimit, untilAborted, within } from './time-limit.ts';

const { promise: never } = Promise.withResolvers<never>();

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('work within a time limit', () => {
  it('gives its result, and leaves no timer and no listener behind', async () => {
    const { signal } = new AbortController();

    expect(await within(1_000, Promise.resolve('done'), { signal })).toBe('done');
    expect([vi.getTimerCount(), getEventListeners(signal, 'abort').length]).toEqual([0, 0]);
  });

  it('fails with its own error, and leaves no timer behind', async () => {
    const broken = new Error('broken');

    await expect(within(1_000, Promise.reject(broken))).rejects.toBe(broken);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('throws an OutOfTime when the time is up', async () => {
    const error = errorOf(within(1_000, never));
    vi.advanceTimersByTime(1_000);

    expect(await error).toBeInstanceOf(OutOfTime);
  });

  it('throws the error of the caller when the time is up', async () => {
    class Silence extends Error {}
    const error = errorOf(within(1_000, never, { late: () => new Silence() }));
    vi.advanceTimersByTime(1_000);

    expect(await error).toBeInstanceOf(Silence);
  });

  it('throws the reason of the signal, before its time is up', async () => {
    const leaving = new AbortController();
    const gone = new Error('gone');
    const waiting = within(1_000, never, { signal: leaving.signal });
    leaving.abort(gone);

    await expect(waiting).rejects.toBe(gone);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('handles a rejection that comes too late', async () => {
    const unhandled = vi.fn<() => void>();
    process.on('unhandledRejection', unhandled);
    const work = Promise.withResolvers<undefined>();
    const error = errorOf(within(1_000, work.promise));
    vi.advanceTimersByTime(1_000);
    await error;
    work.reject(new Error('too late'));
    await nextTurn();
    process.off('unhandledRejection', unhandled);

    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe('work until a signal is aborted', () => {
  it('is not waited for when the signal is aborted already', async () => {
    const gone = new Error('gone');

    await expect(untilAborted(AbortSignal.abort(gone), Promise.resolve('done'))).rejects.toBe(gone);
  });

  it('leaves no listener behind', async () => {
    const leaving = new AbortController();
    await untilAborted(leaving.signal, Promise.resolve('done'));
    const waiting = untilAborted(leaving.signal, never);
    leaving.abort();

    await expect(waiting).rejects.toBe(leaving.signal.reason);
    expect(getEventListeners(leaving.signal, 'abort')).toEqual([]);
  });
});

describe('whether work ends within a time limit', () => {
  it('is true for a result and for an error', async () => {
    expect(await endsWithin(1_000, Promise.resolve())).toBe(true);
    expect(await endsWithin(1_000, Promise.reject(new OutOfTime()))).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is false when the time is up before', async () => {
    const late = endsWithin(1_000, never);
    vi.advanceTimersByTime(1_000);

    expect(await late).toBe(false);
  });
});

describe('a time limit', () => {
  it('aborts its signal once, with what came first', () => {
    const leaving = new AbortController();
    const limit = new TimeLimit(1_000, { signal: leaving.signal });
    leaving.abort(new Error('gone'));
    vi.advanceTimersByTime(1_000);

    expect(limit.signal.reason).toEqual(new Error('gone'));
  });

  it('does nothing after its end', () => {
    const limit = new TimeLimit(1_000);
    limit.end();
    vi.advanceTimersByTime(1_000);

    expect(limit.signal.aborted).toBe(false);
  });
});
