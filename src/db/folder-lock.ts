import { readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const holderSchema = z.object({ pid: z.int(), host: z.string() });

/** SQLITE_BUSY: another connection, of whatever process, holds the lock. */
const busyCode = 5;

/** Kept here so that garbage collection does not close a connection, and with it the lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes the folder for this process. The kernel keeps the lock (a POSIX record lock, LockFileEx on Windows), by way of the
 * SQLite that Node brings: it ends with the process however that dies, and it holds between containers that share the
 * folder, where process numbers mean nothing. On network file systems it holds as far as they keep record locks (NFSv4
 * and SMB do). Throws when another process has it. Returns the way to release it.
 *
 * The file must not be opened by anything else in this process: closing it would end the lock (POSIX). It is never
 * removed: one process would lock the removed file, the next a new one.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = takeLock(join(folder, 'in-use.lock'));
  const holderFile = join(folder, 'in-use.json');
  if (lock === undefined) throw inUse(await describeHolder(holderFile));
  held.add(lock);
  await writeFile(holderFile, JSON.stringify({ pid: process.pid, host: hostname() }));
  return async () => {
    if (held.delete(lock)) lock.close();
  };
}

/** Undefined while another process holds it. */
function takeLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busyCode) return undefined;
    throw new Error(
      'The data folder cannot be locked: its file system is read-only or does not support locks. Choose another folder with CURBCUT_DATA_DIR.',
      { cause: error },
    );
  }
}

/** Only for the message. The number is the one that the process has in its own container. */
async function describeHolder(file: string): Promise<string> {
  try {
    const { pid, host } = holderSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    return ` (process ${pid} on ${host})`;
  } catch {
    // The holder has not written it yet, or could not.
    return '';
  }
}

function inUse(holder: string): Error {
  return new Error(
    `The data folder is in use by another Curbcut${holder}. ` +
      'Stop that service first, or choose another folder with CURBCUT_DATA_DIR.',
  );
}
