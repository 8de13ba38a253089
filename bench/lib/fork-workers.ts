import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCpuMs } from './process-use.ts';
import type { SimulatedWork } from './simulated-workers.ts';

/** Resolves when the process of simulated workers claims. */
export async function forkWorkers(work: SimulatedWork): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'simulated-workers.ts'), [JSON.stringify(work)]);
  await once(child, 'message');
  return child;
}

/** Asks a process of a benchmark to stop. Returns what it sends then. */
export async function answerOf<T>(child: ChildProcess): Promise<T> {
  const answer = once(child, 'message');
  child.send('stop');
  const [message] = await answer;
  return message as T;
}

/** The process of a PostgreSQL server that startPostgres started. */
export async function readPostmaster(url: string): Promise<number> {
  const socketFolder = new URL(url).searchParams.get('host') ?? '';
  return Number((await readFile(join(socketFolder, 'data/postmaster.pid'), 'utf8')).split('\n')[0]);
}

export function cpuOfAll(children: readonly ChildProcess[]): number {
  return children.reduce((sum, { pid }) => sum + readCpuMs(pid ?? 0), 0);
}
