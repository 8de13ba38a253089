import type { Stats } from 'node:fs';
import { lstatSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** SQLITE_BUSY: another connection, in this or another process, holds the lock. */
const busyCode = 5;

export type HeldFile = {
  readonly connection: DatabaseSync;
  /** True if the file with this name is still the locked one. */
  readonly isCurrent: () => boolean;
};

/**
 * Locks an existing file. It creates none: otherwise, a process could create a new file while another process holds the
 * removed one. Returns undefined while another process holds the lock. Throws an Error that a person can act on.
 */
export function takeLock(file: string): HeldFile | undefined {
  const before = findFile(file);
  if (before === undefined) throw lockIsMissing(file);
  // A link leads to a database of another program. If the file had content, SQLite would apply a journal next to it.
  if (!before.isFile() || before.size > 0) throw lockIsForeign(file);
  const connection = openExisting(file);
  try {
    connection.exec('begin exclusive');
  } catch (error) {
    connection.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busyCode) return undefined;
    throw cannotLock(error);
  }
  const isCurrent = () => isSame(before, findFile(file));
  if (isCurrent()) return { connection, isCurrent };
  connection.close();
  return undefined;
}

function openExisting(file: string): DatabaseSync {
  const url = pathToFileURL(file);
  url.search = '?mode=rw';
  try {
    return new DatabaseSync(url);
  } catch (error) {
    throw cannotLock(error);
  }
}

function findFile(file: string): Stats | undefined {
  return lstatSync(file, { throwIfNoEntry: false });
}

/** Some network file systems change the inode number of a file from time to time. Its times do not change. */
function isSame(before: Stats, now: Stats | undefined): boolean {
  return (now?.ino === before.ino && now.dev === before.dev) || now?.ctimeMs === before.ctimeMs;
}

function lockIsMissing(file: string): Error {
  return new Error(
    `The data folder has a database and no in-use.lock: someone removed it. A Curbcut that uses the folder makes it again within ` +
      `seconds. If it stays away, make sure that no Curbcut uses the folder, create an empty file ${file}, and start again.`,
  );
}

function lockIsForeign(file: string): Error {
  return new Error(
    `${file} is not the empty file that Curbcut makes: someone exchanged it. Make sure that no Curbcut uses the folder, ` +
      `exchange it for an empty file, remove ${file}-journal, and start again.`,
  );
}

function cannotLock(cause: unknown): Error {
  return new Error(
    'The data folder cannot be locked: its file system is read-only or does not support locks. Choose another folder with CURBCUT_DATA_DIR.',
    { cause },
  );
}
