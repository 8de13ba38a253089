import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

type Times = { readonly idle: number; readonly all: number; readonly throttled: number };

/** Returns the share of processor time that was unused since the last call, between 0 and 1. */
export function watchIdleProcessors(): () => number {
  let before = readTimes();
  return () => {
    const now = readTimes();
    const [idle, all] = [now.idle - before.idle, now.all - before.all];
    const isThrottled = now.throttled > before.throttled;
    before = now;
    return isThrottled || all <= 0 ? 0 : idle / all;
  };
}

function readTimes(): Times {
  const times = cpus().map((cpu) => cpu.times);
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.reduce((sum, each) => sum + Object.values(each).reduce((total, ms) => total + ms, 0), 0),
    throttled: readThrottled(),
  };
}

/**
 * A container that has used up its share waits while its machine idles (cgroup v2, cpu.stat). Returns 0 without such a
 * limit.
 */
function readThrottled(): number {
  try {
    const stat = readFileSync('/sys/fs/cgroup/cpu.stat', 'utf8');
    return Number(/^throttled_usec (\d+)$/m.exec(stat)?.[1] ?? 0);
  } catch {
    // There is no limit without cgroup v2, or it is not visible.
    return 0;
  }
}
