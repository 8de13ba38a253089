import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { retry } from '../shared/back-off.ts';
import { listTree } from './process-tree.ts';

/** Of nice(1): the browser still gets every cycle that no other process uses. */
const niceness = 10;
/** The kernel lets an ordinary user change one session in a tenth of a second: two browsers often start at once. */
const backOff = { firstMs: 150, longestMs: 150 };
const maxTries = 4;

/**
 * Makes a browser that was just started, and all that it starts from now on, give way to everyone else on the machine:
 * without this two renderers on two cores let every request to the service wait (docs/performance.md). A browser is a
 * session of its own, and where the kernel shares the CPU between sessions (sched(7), autogroup) a process's priority
 * counts within its session alone: so both are set. Where either cannot be had the browser runs on as it is.
 */
export async function giveWay(root: number): Promise<void> {
  for (const { pid } of await listTree(root)) await attempt(() => setPriority(pid, niceness), 1);
  await attempt(() => writeFileSync(`/proc/${root}/autogroup`, String(niceness)), maxTries);
}

/** No Linux, no autogroups, a process that ended meanwhile: priority is a courtesy, so what fails is left. */
async function attempt(action: () => void, tries: number): Promise<void> {
  const isBusy = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EAGAIN';
  const canRetry = (error: unknown, failures: number) => isBusy(error) && failures < tries;
  await retry(async () => action(), { backOff, canRetry }).catch(() => undefined);
}
