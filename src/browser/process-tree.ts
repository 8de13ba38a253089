import { readFile, readdir } from 'node:fs/promises';

type ProcessEntry = { readonly pid: number; readonly parent: number };

/** The process whose command line holds `marker` and no `--type=`: a browser's own process, not a child of it. */
export async function findProcess(marker: string): Promise<number | undefined> {
  for (const pid of await listPids()) {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (line.includes(marker) && !line.includes('--type=')) return pid;
  }
  return undefined;
}

/** A process with all its descendants, children last. Empty where there is no /proc, or it is gone. */
export async function listTree(root: number): Promise<readonly ProcessEntry[]> {
  return treeBelow(await listProcesses(), root);
}

/** What one process tree holds in memory; bytes. */
export type TreeMemory = { readonly root: number; readonly bytes: number };

/**
 * What each process tree holds for itself, read for all of them at once. Resident pages would tell too much: the
 * browser's code counts in each of its ten processes. So it is the anonymous memory of all, and once the memory that
 * they share between them, of the process that maps most of it. 0 where there is no /proc (proc(5), Linux 4.5).
 */
export async function measureTrees(roots: readonly number[]): Promise<readonly TreeMemory[]> {
  const processes = await listProcesses();
  return Promise.all(
    roots.map(async (root) => {
      const parts = await Promise.all(treeBelow(processes, root).map(({ pid }) => readMemory(pid)));
      const own = parts.reduce((sum, part) => sum + part.anonymous, 0);
      return { root, bytes: own + Math.max(0, ...parts.map((part) => part.shared)) };
    }),
  );
}

function treeBelow(entries: readonly ProcessEntry[], root: number): readonly ProcessEntry[] {
  const tree = entries.filter((entry) => entry.pid === root);
  for (let index = 0; index < tree.length; index += 1) {
    tree.push(...entries.filter((entry) => entry.parent === tree[index]?.pid));
  }
  return tree;
}

/** SIGKILL to a process and all its descendants, by their numbers: no cooperation needed. */
export async function killTree(root: number): Promise<void> {
  const tree = await listTree(root);
  for (const pid of new Set([root, ...tree.map((entry) => entry.pid)])) kill(pid);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself meanwhile: that was the aim.
  }
}

async function listPids(): Promise<readonly number[]> {
  const names = await readdir('/proc').catch(() => []);
  return names.filter((name) => /^\d+$/.test(name)).map(Number);
}

async function listProcesses(): Promise<readonly ProcessEntry[]> {
  return (await Promise.all((await listPids()).map(readEntry))).filter((entry) => entry !== undefined);
}

/** proc(5): after the name in brackets come state, parent … */
async function readEntry(pid: number): Promise<ProcessEntry | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  return stat === '' || !Number.isInteger(parent) ? undefined : { pid, parent };
}

async function readMemory(pid: number): Promise<{ readonly anonymous: number; readonly shared: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const bytesOf = (field: string) => 1024 * Number(new RegExp(`^${field}:\\s*(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0);
  return { anonymous: bytesOf('RssAnon'), shared: bytesOf('RssShmem') };
}
