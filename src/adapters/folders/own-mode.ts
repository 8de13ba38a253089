import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';

/**
 * Opens a folder like a file, but neither a link nor a pipe without a writer. A flag is zero on systems that lack it.
 */
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** True if this process's user owns the file. Windows has no such ids. */
export function isOwn({ uid }: { readonly uid: number }): boolean {
  return process.getuid === undefined || uid === process.getuid();
}

/** True if modes of files keep users apart. */
const hasModes = process.getuid !== undefined;

/**
 * Sets the mode of a folder or file that belongs to this user, but never through a link, nor of a file with two names.
 * The checks and the change use one handle, so another user gains nothing by replacing the file. Throws an Error of the
 * system, or one that names the path.
 */
export async function setOwnMode(path: string, mode: number): Promise<void> {
  if (!hasModes) return;
  const handle = await openUnlinked(path);
  try {
    const seen = await handle.stat();
    if (!isOwn(seen)) throw new Error(`${path} belongs to another user.`);
    // Others may have linked a file of another program here. Every folder has several names.
    if (seen.isFile() && seen.nlink > 1) throw new Error(`${path} has a second name.`);
    if ((seen.mode & 0o7777) !== mode) await handle.chmod(mode);
  } finally {
    await handle.close();
  }
}

async function openUnlinked(path: string): Promise<FileHandle> {
  return open(path, flags).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ELOOP') throw new Error(`${path} is a link.`);
    throw error;
  });
}
