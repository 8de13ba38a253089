import { statfs } from 'node:fs/promises';

/** A scan of a thousand pages with screenshots used a tenth of this. */
const leastBytes = 512 * 1024 ** 2;

/** `isEnough`: there is space for scans. Throws if the folder cannot be read. */
export type FreeSpace = { readonly bytes: number; readonly isEnough: boolean };

/** The space that is left for this user on the disk of a folder. */
export async function readFreeSpace(folder: string): Promise<FreeSpace> {
  const { bavail, bsize } = await statfs(folder);
  const bytes = bavail * bsize;
  return { bytes, isEnough: bytes >= leastBytes };
}
