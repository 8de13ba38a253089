import { readFile } from 'node:fs/promises';

/** The user that each process runs as; processes that ended meanwhile are left out. */
export async function readOwners(pids: readonly number[]): Promise<readonly number[]> {
  const statuses = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')));
  return statuses.filter((status) => status !== '').map((status) => Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]));
}
