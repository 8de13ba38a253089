import { statSync } from 'node:fs';
import { isOwn } from '../../adapters/folders/own-mode.ts';

/**
 * Whether a folder is this user's, or is not there yet. With `sudo` the home folder can be someone else's, and what is kept there
 * would run as root.
 */
export function isOwnFolder(path: string): boolean {
  const seen = statSync(path, { throwIfNoEntry: false });
  return seen === undefined || (seen.isDirectory() && isOwn(seen));
}
