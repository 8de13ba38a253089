import { execFile } from 'node:child_process';
import { lstat, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isOwn } from './own-mode.ts';

const run = promisify(execFile);
/** A process that is being killed may still write for a moment. */
const retryMs = 100;

/**
 * Removes a folder with its content. Folders in it that belong to another user, such as that of a browser, are removed
 * with that user's rights. Otherwise, that user's processes could replace a folder with a link, and as root, Node's
 * `rm` would remove the link's target. Throws an Error of the system, such as ENOTEMPTY if a process still writes
 * there.
 */
export async function removeFolder(path: string): Promise<void> {
  const seen = await lstat(path).catch(() => undefined);
  if (seen === undefined) return;
  if (!isOwn(seen)) return removeAsOwner(path, seen);
  for (const { name } of await readdir(path, { withFileTypes: true })) await removeForeign(join(path, name));
  await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: retryMs });
}

async function removeForeign(path: string): Promise<void> {
  const seen = await lstat(path).catch(() => undefined);
  if (seen?.isDirectory() === true && !isOwn(seen)) await removeAsOwner(path, seen);
}

/** The owner may not remove the folder itself from ours. `rmdir` removes only an empty folder. */
async function removeAsOwner(
  path: string,
  { uid, gid }: { readonly uid: number; readonly gid: number },
  attempts = 5,
): Promise<void> {
  // The absolute path is necessary because the search path belongs to the caller, and may not contain `rm`.
  await run('/bin/rm', ['-rf', '--', path], { uid, gid }).catch(() => undefined);
  try {
    await rmdir(path);
  } catch (error) {
    if (attempts === 1) throw error;
    await delay(retryMs);
    await removeAsOwner(path, { uid, gid }, attempts - 1);
  }
}
