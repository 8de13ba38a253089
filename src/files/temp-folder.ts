import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

export type TempFolder = { readonly path: string; remove(): Promise<void> };

/**
 * A folder of this process's own under `parent`, empty. Those that dead processes left there are removed: a process
 * that is killed cannot tidy up after itself, and a browser's profile is megabytes.
 */
export async function openTempFolder(parent: string): Promise<TempFolder> {
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    if (/^\d+$/.test(name) && (Number(name) === process.pid || !isAlive(Number(name)))) await removeFolder(join(parent, name));
  }
  const path = join(parent, String(process.pid));
  await mkdir(path, { recursive: true });
  return { path, remove: () => removeFolder(path) };
}

/** A browser that is just dying may still write: then it is tried again. */
async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
