import { lstat, mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isOwn, setOwnMode } from '../folders/own-mode.ts';
import { removeFolder } from '../folders/remove-folder.ts';

/**
 * The browser runs as another user if we run as root. That user may pass through to the browser's folder, but not list
 * the content.
 */
const mode = process.getuid?.() === 0 ? 0o711 : 0o700;

/** The process id, and a random part that other users cannot predict. */
const namePattern = /^curbcut-(\d+)-[\w-]{8}$/u;

/**
 * Creates this process's folder for temporary files, `curbcut-<process>-<random>`, in a folder that all users may write
 * to. Only this user may open it. It also removes the folders of dead processes, because a killed process cannot clean
 * up, and a browser's profile takes megabytes. Returns a function that removes the folder, or leaves it for a later start
 * if a browser that is ending still writes there. Throws an Error if something else has its name.
 */
export async function openTempFolder(path: string): Promise<() => Promise<void>> {
  const parent = dirname(path);
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    const pid = Number(namePattern.exec(name)?.[1] ?? Number.NaN);
    // A process may still write to the folder. A later start removes it.
    if (name !== basename(path) && (await isAbandoned(join(parent, name), pid)))
      await removeFolder(join(parent, name)).catch(() => undefined);
  }
  // This process may have created it already.
  await mkdir(path, { mode }).catch(throwUnlessExists);
  await setOwnMode(path, mode);
  return () => removeFolder(path).catch(() => undefined);
}

/**
 * True only for a folder of this user, because another user's folder may lead anywhere. In a container, every start has
 * the same process id, so a folder that is older than this process belongs to another one.
 */
async function isAbandoned(path: string, pid: number): Promise<boolean> {
  if (Number.isNaN(pid)) return false;
  const seen = await lstat(path).catch(() => undefined);
  if (seen === undefined || !seen.isDirectory() || !isOwn(seen)) return false;
  return pid === process.pid ? seen.birthtimeMs < performance.timeOrigin : !isAlive(pid);
}

function throwUnlessExists(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
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
