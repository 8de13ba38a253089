import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Creates this process's folder for temporary files, named by the process's number. Folders of dead processes
 * next to it are removed: a killed process cannot clean up, and a browser's profile is megabytes. Returns a
 * function that removes the folder.
 */
export async function openTempFolder(path: string): Promise<() => Promise<void>> {
  const parent = dirname(path);
  await mkdir(parent, { recursive: true });
  // A browser that runs as another user has its folder in here: it may pass through, but not list the content.
  await chmod(parent, 0o711);
  for (const name of await readdir(parent)) {
    if (/^\d+$/.test(name) && (await isAbandoned(join(parent, name), Number(name))))
      await removeFolder(join(parent, name));
  }
  await mkdir(path, { recursive: true });
  return () => removeFolder(path);
}

/**
 * In a container every start has the same number, so a folder that is older than this process belongs to another
 * one.
 */
async function isAbandoned(path: string, pid: number): Promise<boolean> {
  if (pid !== process.pid) return !isAlive(pid);
  const seen = await stat(path).catch(() => undefined);
  return seen !== undefined && seen.birthtimeMs < performance.timeOrigin;
}

/** A dying browser may still write. Then the removal is tried again. */
async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
