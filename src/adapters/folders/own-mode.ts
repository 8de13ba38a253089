import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';

/** A folder is opened like a file; a link, or a pipe without a writer, is not. Zero where the system has no such flag. */
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Whether this process's user owns it. Windows has no such numbers. */
export function isOwn({ uid }: { readonly uid: number }): boolean {
  return process.getuid === undefined || uid === process.getuid();
}

/** Whether files have modes that keep users apart. */
const hasModes = process.getuid !== undefined;

/**
 * Sets the mode of a file or folder that belongs to this user, never through a link. What is checked is what is changed: both go
 * through one handle, so another user gains nothing by exchanging it. Throws an Error of the system, or one that names the path.
 */
export async function setOwnMode(path: string, mode: number): Promise<void> {
  if (!hasModes) return;
  const handle = await openUnlinked(path);
  try {
    const seen = await handle.stat();
    if (!isOwn(seen)) throw new Error(`${path} belongs to another user.`);
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
