import { statfs } from 'node:fs/promises';

const bytesPerGibibyte = 1024 ** 3;
/** A scan of a thousand pages with screenshots used a tenth of this. */
const leastGibibytes = 0.5;

/** `gibibytes`: rounded to one decimal. `isEnough`: there is space for scans. Throws if the folder cannot be read. */
export type FreeSpace = { readonly gibibytes: number; readonly isEnough: boolean };

/** The space that is left for this user on the disk of a folder. */
export async function readFreeSpace(folder: string): Promise<FreeSpace> {
  const { bavail, bsize } = await statfs(folder);
  const free = (bavail * bsize) / bytesPerGibibyte;
  return { gibibytes: Math.round(10 * free) / 10, isEnough: free >= leastGibibytes };
}
