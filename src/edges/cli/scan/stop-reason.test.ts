import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchForStop } from './stop-reason.ts';

// Tests share their process: a browser of another file ends it at a second SIGINT.
let putBack: readonly (() => unknown)[] = [];
beforeEach(() => {
  putBack = (['SIGINT', 'SIGTERM'] as const).flatMap((name) => {
    const others = process.listeners(name);
    process.removeAllListeners(name);
    return others.map((listener) => () => process.on(name, listener));
  });
});
afterEach(() => {
  for (const put of putBack) put();
});

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('the first %s ends the run with what there is, the second one the process', (name, exitCode) => {
  const ends: number[] = [];
  const stop = watchForStop(undefined, (code) => ends.push(code));

  process.emit(name, name);
  const afterFirst = { isStopped: stop.signal.aborted, reason: stop.reason(), ends: [...ends] };
  process.emit(name, name);
  stop.end();

  expect(afterFirst).toEqual({ isStopped: true, reason: { kind: 'signal', name }, ends: [] });
  expect(ends).toEqual([exitCode]);
});

it('a signal after the time limit decides the exit code, and does not end the process at once', async () => {
  const ends: number[] = [];
  const stop = watchForStop(1, (code) => ends.push(code));
  await new Promise((resolve) => {
    stop.signal.addEventListener('abort', resolve);
  });
  const reasonAtLimit = stop.reason();

  process.emit('SIGTERM', 'SIGTERM');
  stop.end();

  expect(reasonAtLimit).toEqual({ kind: 'time_limit' });
  expect([stop.reason(), ends]).toEqual([{ kind: 'signal', name: 'SIGTERM' }, []]);
});
