import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { listTree } from './process-tree.ts';

/** Of nice(1): the browser still gets every cycle that no other process uses. */
const niceness = 10;
/** The kernel lets an ordinary user change one session in a tenth of a second: two browsers often start at once. */
const againMs = 150;
const maxTries = 4;

/**
 * Makes a browser that was just started, and all that it starts from now on, give way to everyone else on the machine:
 * without this two renderers on two cores let every request to the service wait (docs/performance.md). A browser is a
 * session of its own, and where the kernel shares the CPU between sessions (sched(7), autogroup) a process's priority
 * counts within its session alone: so both are set. Where either cannot be had the browser runs on as it is.
 */
export async function giveWay(root: number): Promise<void> {
  for (const { pid } of await listTree(root)) attempt(() => setPriority(pid, niceness));
  for (let tries = 0; tries < maxTries; tries += 1) {
    if (!attempt(() => writeFileSync(`/proc/${root}/autogroup`, String(niceness)))) return;
    await delay(againMs);
  }
}

/** True when it may be tried again. */
function attempt(action: () => void): boolean {
  try {
    action();
    return false;
  } catch (error) {
    // No Linux, no autogroups, a process that ended meanwhile: priority is a courtesy, not a condition.
    return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
  }
}
