import { readFileSync, readdirSync } from 'node:fs';

type ProcessEntry = { readonly pid: number; readonly parent: number };

/** Finds the process whose command line contains `marker` but no `--type=`: a browser's own process, not its child. */
export async function findProcess(marker: string): Promise<number | undefined> {
  return listPids().find((pid) => {
    const line = readProcessFile(pid, 'cmdline');
    return line.includes(marker) && !line.includes('--type=');
  });
}

/** Lists a process with all its descendants, children last. Empty without /proc, or if the process is gone. */
export async function listTree(root: number): Promise<readonly ProcessEntry[]> {
  return treeBelow(listProcesses(), root);
}

/** Memory of one process tree, in bytes. */
export type TreeMemory = { readonly root: number; readonly bytes: number };

/** The parents of processes that were listed before. Reading them costs most of the time of a list. */
export type KnownParents = Map<number, number>;

/**
 * Reads the memory of all process trees at once. Resident memory would be too much, because the browser's code counts
 * in each of its ten processes. So this is the anonymous memory of all processes, plus their shared memory once, as
 * reported by the process that maps most of it. 0 without /proc (proc(5), Linux 4.5). Pass the same `known` to each of
 * several calls: a process in a tree keeps its parent as long as both run.
 */
export function measureTrees(roots: readonly number[], known: KnownParents = new Map()): readonly TreeMemory[] {
  const processes = listProcesses(known);
  return roots.map((root) => {
    const parts = treeBelow(processes, root).map(({ pid }) => readMemory(pid));
    const own = parts.reduce((sum, part) => sum + part.anonymous, 0);
    return { root, bytes: own + Math.max(0, ...parts.map((part) => part.shared)) };
  });
}

function treeBelow(entries: readonly ProcessEntry[], root: number): readonly ProcessEntry[] {
  const tree = entries.filter((entry) => entry.pid === root);
  for (let index = 0; index < tree.length; index += 1) {
    tree.push(...entries.filter((entry) => entry.parent === tree[index]?.pid));
  }
  return tree;
}

/** Sends SIGKILL to a process and all its descendants by process id, without their cooperation. */
export async function killTree(root: number): Promise<void> {
  const tree = await listTree(root);
  for (const pid of new Set([root, ...tree.map((entry) => entry.pid)])) kill(pid);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended by itself.
  }
}

function listPids(): readonly number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    // Systems other than Linux have no list of processes here.
    return [];
  }
}

function listProcesses(known: KnownParents = new Map()): readonly ProcessEntry[] {
  const entries = listPids().flatMap((pid) => {
    const parent = known.get(pid) ?? readParent(pid);
    return parent === undefined ? [] : [{ pid, parent }];
  });
  // What has ended is forgotten, because its id may be given to another process.
  known.clear();
  for (const { pid, parent } of entries) known.set(pid, parent);
  return entries;
}

/** proc(5): after the name in brackets come state, parent … */
function readParent(pid: number): number | undefined {
  const stat = readProcessFile(pid, 'stat');
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ', 2)[1]);
  return stat === '' || !Number.isInteger(parent) ? undefined : parent;
}

function readMemory(pid: number): { readonly anonymous: number; readonly shared: number } {
  const status = readProcessFile(pid, 'status');
  const bytesOf = (field: string) => 1024 * Number(new RegExp(`^${field}:\\s*(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0);
  return { anonymous: bytesOf('RssAnon'), shared: bytesOf('RssShmem') };
}

/** The kernel generates these files without a disk. Reading them asynchronously costs ten times the CPU (measured). */
export function readProcessFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
}
