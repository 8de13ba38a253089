import { readFile, readdir } from 'node:fs/promises';

type ProcessEntry = { readonly pid: number; readonly parent: number; readonly residentBytes: number };

const pageBytes = 4096;

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
  const entries = (await Promise.all((await listPids()).map(readEntry))).filter((entry) => entry !== undefined);
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

/** proc(5): after the name in brackets come state, parent …; resident pages are the 24th field. */
async function readEntry(pid: number): Promise<ProcessEntry | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const parent = Number(fields[1]);
  if (stat === '' || !Number.isInteger(parent)) return undefined;
  return { pid, parent, residentBytes: Number(fields[21]) * pageBytes };
}
