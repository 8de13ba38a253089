import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { retry } from '../time/back-off.ts';
import { listTree } from './process-tree.ts';

/** A value of nice(1). The browser still gets every cycle that no other process uses. */
const niceness = 10;
/** The kernel lets an ordinary user change one session per tenth of a second, and two browsers often start at once. */
const backOff = { firstMs: 150, longestMs: 150 };
const maxTries = 4;

/**
 * Makes a new browser, and all processes that it starts later, yield the CPU to all other processes. Otherwise, two
 * renderers on two cores delay every request to the service (docs/decisions/0008-performance-choices.md). A browser has
 * its own session. If the kernel shares the CPU between sessions (sched(7), autogroup), a process's priority counts
 * only within its session, so both are set. If setting either fails, the browser keeps its priority.
 */
export async function giveWay(root: number): Promise<void> {
  for (const { pid } of await listTree(root)) await attempt(() => setPriority(pid, niceness), 1);
  await attempt(() => writeFileSync(`/proc/${root}/autogroup`, String(niceness)), maxTries);
}

/**
 * The system may not be Linux or may have no autogroups, or the process has ended. Priority is optional, so failures
 * are ignored.
 */
async function attempt(action: () => void, tries: number): Promise<void> {
  const isBusy = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EAGAIN';
  const canRetry = (error: unknown, failures: number) => isBusy(error) && failures < tries;
  await retry(async () => action(), { backOff, canRetry }).catch(() => undefined);
}
