import { execFile } from 'node:child_process';
import { lstat, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isOwn } from './own-mode.ts';

const run = promisify(execFile);

/**
 * Removes a folder with its content. What other users own directly in it, such as the folder of a browser that runs as another user,
 * is removed with their rights: a process of theirs could exchange a folder for a link meanwhile, and as root `rm` of Node then
 * removes what the link leads to. Throws an Error of the system, such as ENOTEMPTY while someone still writes.
 */
export async function removeFolder(path: string): Promise<void> {
  const seen = await lstat(path).catch(() => undefined);
  if (seen === undefined) return;
  if (!isOwn(seen)) return removeAsOwner(path, seen);
  for (const { name } of await readdir(path, { withFileTypes: true })) await removeForeign(join(path, name));
  await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

async function removeForeign(path: string): Promise<void> {
  const seen = await lstat(path).catch(() => undefined);
  if (seen?.isDirectory() === true && !isOwn(seen)) await removeAsOwner(path, seen);
}

/** The owner may not remove the folder itself from ours. `rmdir` removes no more than an empty folder. */
async function removeAsOwner(
  path: string,
  { uid, gid }: { readonly uid: number; readonly gid: number },
): Promise<void> {
  // The search path may not have it, and is the caller's.
  await run('/bin/rm', ['-rf', '--', path], { uid, gid }).catch(() => undefined);
  await rmdir(path);
}
