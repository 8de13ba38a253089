import { statSync } from 'node:fs';
import { isOwn } from '../../adapters/folders/own-mode.ts';

/**
 * True if this user owns the folder, or if the folder does not exist yet. With `sudo`, the home folder can belong to
 * someone else, and files from it would run as root.
 */
export function isOwnFolder(path: string): boolean {
  const seen = statSync(path, { throwIfNoEntry: false });
  return seen === undefined || (seen.isDirectory() && isOwn(seen));
}
