import { readFileSync, readlinkSync } from 'node:fs';
import { listTree, readProcessFile } from './process-tree.ts';

/**
 * True if every renderer of a browser is confined by a filter on its system calls, and by a separate user namespace
 * without rights on this machine. Undefined if this is unknown, because the system is not Linux or no renderer is
 * running.
 */
export async function isConfined(browserPid: number | undefined): Promise<boolean | undefined> {
  if (browserPid === undefined || process.platform !== 'linux') return undefined;
  const renderers = (await listTree(browserPid)).filter(({ pid }) =>
    readProcessFile(pid, 'cmdline').includes('--type=renderer'),
  );
  if (renderers.length === 0) return undefined;
  return renderers.every(({ pid }) => isFiltered(pid) && isInOwnNamespace(pid));
}

/** proc(5): 2 is `SECCOMP_MODE_FILTER`. */
function isFiltered(pid: number): boolean {
  return /^Seccomp:\s*2$/m.test(readProcessFile(pid, 'status'));
}

/**
 * Only root may read the namespace itself. Other users can see that the renderer has a process id in a namespace below
 * ours.
 */
function isInOwnNamespace(pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/ns/user`) !== readlinkSync('/proc/self/ns/user');
  } catch {
    // Not readable, because the sandbox hides the process even from its own user.
    return countNumbers(readProcessFile(pid, 'status')) > countNumbers(readFileSync('/proc/self/status', 'utf8'));
  }
}

function countNumbers(status: string): number {
  return (/^NSpid:\s*(.*)$/m.exec(status)?.[1] ?? '').split(/\s+/).length;
}
