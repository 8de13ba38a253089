import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isOwn } from '../../adapters/folders/own-mode.ts';

const anyoneWrites = 0o002;
const sticky = 0o1000;

/**
 * True if this user owns the folder, and no other user can exchange it or create it first. With `sudo`, the home folder
 * can belong to someone else, whose folders and links could make root run that user's files.
 */
export function isOwnFolder(path: string): boolean {
  const seen = statSync(path, { throwIfNoEntry: false });
  if (seen !== undefined && !(seen.isDirectory() && isOwn(seen))) return false;
  // Windows has no modes, and keeps caches below each user's own folder.
  if (process.getuid === undefined) return true;
  const existing = findExisting(resolve(path));
  const real = realpathSync(existing);
  return (statSync(real).mode & anyoneWrites) === 0 && isKept(existing) && isKept(real);
}

function findExisting(path: string): string {
  return existsSync(path) ? path : findExisting(dirname(path));
}

/**
 * False if another user can exchange the folder, a link to it, or a folder above it. In a sticky folder, only owners
 * can. Groups do not count, because many systems give each user a group.
 */
function isKept(path: string): boolean {
  const seen = lstatSync(path);
  if (!(isOwn(seen) || seen.uid === 0)) return false;
  if (seen.isDirectory() && (seen.mode & (anyoneWrites | sticky)) === anyoneWrites) return false;
  return path === dirname(path) || isKept(dirname(path));
}
