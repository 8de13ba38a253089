import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { databaseName } from './create-embedded.ts';
import { createLockFile } from './create-lock-file.ts';
import type { HeldFile } from './lock-file.ts';
import { takeLock } from './lock-file.ts';

const holderSchema = z.object({ pid: z.int(), host: z.string() });

const checkEveryMs = 1_000;

/** Kept here so that garbage collection does not close a connection, and with it the lock. */
const held = new Set<HeldLock>();

/**
 * Takes the folder for this process. The kernel keeps the lock (a POSIX record lock, LockFileEx on Windows), by way of the
 * SQLite that Node brings: it ends with the process however that dies, and it holds between containers that share the
 * folder, where process numbers mean nothing. On network file systems it holds as far as they keep record locks (NFSv4
 * and SMB do). Throws when another process has it. Returns the way to release it.
 *
 * Nothing else in this process may open the file: closing it would end the lock (POSIX). A person who removes the file lets no one
 * in: it is made only where there is no database, and by the process that holds the lock, which looks for it every second.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const holderFile = join(folder, 'in-use.json');
  if (!existsSync(join(folder, databaseName, 'PG_VERSION'))) createLockFile(folder);
  const taken = takeLock(join(folder, 'in-use.lock'));
  if (taken === undefined) throw inUse(await describeHolder(holderFile));
  const lock = new HeldLock(folder, taken);
  held.add(lock);
  // A new file: a link in its place would lead to another one.
  await rm(holderFile, { force: true });
  await writeFile(holderFile, JSON.stringify({ pid: process.pid, host: hostname() }), { flag: 'wx', mode: 0o600 });
  return async () => {
    held.delete(lock);
    lock.release();
  };
}

class HeldLock {
  readonly #folder: string;
  readonly #timer: NodeJS.Timeout;
  #file: HeldFile;

  constructor(folder: string, file: HeldFile) {
    this.#folder = folder;
    this.#file = file;
    this.#timer = setInterval(() => this.#renew(), checkEveryMs).unref();
  }

  release(): void {
    clearInterval(this.#timer);
    if (this.#file.connection.isOpen) this.#file.connection.close();
  }

  /** Ends the process if another one has the folder: what both write destroys the database. */
  #renew(): void {
    if (this.#file.isCurrent() || !existsSync(this.#folder)) return;
    const renewed = this.#tryAgain();
    if (renewed === 'failed') return;
    if (renewed === undefined) throw new Error('Another Curbcut took the data folder: its in-use.lock was exchanged.');
    this.#file.connection.close();
    this.#file = renewed;
  }

  /** A full disk lasts. The next second brings another attempt. */
  #tryAgain(): HeldFile | 'failed' | undefined {
    try {
      createLockFile(this.#folder);
      return takeLock(join(this.#folder, 'in-use.lock'));
    } catch {
      return 'failed';
    }
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
