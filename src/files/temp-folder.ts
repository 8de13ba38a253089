import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Makes this process's own folder for temporary files; its name is the process's number. Those that dead processes
 * left beside it are removed: who is killed cannot tidy up, and a browser's profile is megabytes. Returns the way to
 * remove it.
 */
export async function openTempFolder(path: string): Promise<() => Promise<void>> {
  const parent = dirname(path);
  await mkdir(parent, { recursive: true });
  // A browser with a user of its own has its folder in here: it may pass, and sees nothing else.
  await chmod(parent, 0o711);
  for (const name of await readdir(parent)) {
    if (/^\d+$/.test(name) && (await isAbandoned(join(parent, name), Number(name))))
      await removeFolder(join(parent, name));
  }
  await mkdir(path, { recursive: true });
  return () => removeFolder(path);
}

/** In a container every start has the same number: a folder that is older than this process is not its own. */
async function isAbandoned(path: string, pid: number): Promise<boolean> {
  if (pid !== process.pid) return !isAlive(pid);
  const seen = await stat(path).catch(() => undefined);
  return seen !== undefined && seen.birthtimeMs < performance.timeOrigin;
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
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
