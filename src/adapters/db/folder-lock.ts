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

/** Kept here because garbage collection would close the connection and release the lock. */
const held = new Set<HeldLock>();

/**
 * Takes the folder for this process. The kernel keeps the lock (a POSIX record lock, or LockFileEx on Windows) through
 * Node's SQLite. It ends with the process, however the process dies. It also works between containers that share the
 * folder, where process numbers mean nothing. On network file systems it works if they support record locks, as NFSv4
 * and SMB do. Returns a function that releases the lock. Throws if another process has it.
 *
 * Nothing else in this process may open the file, because closing it would end the lock (POSIX). Removing the file does
 * not let another process in. The file is created only if there is no database, or by the process that holds the lock,
 * which checks for it every second.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const holderFile = join(folder, 'in-use.json');
  if (!existsSync(join(folder, databaseName, 'PG_VERSION'))) createLockFile(folder);
  const taken = takeLock(join(folder, 'in-use.lock'));
  if (taken === undefined) throw inUse(await describeHolder(holderFile));
  const lock = new HeldLock(folder, taken);
  held.add(lock);
  // Creates a new file, because a link in its place would lead to another file.
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

  /** Ends the process if another one has the folder, because two writers destroy the database. */
  #renew(): void {
    if (this.#file.isCurrent() || !existsSync(this.#folder)) return;
    const renewed = this.#tryAgain();
    if (renewed === 'failed') return;
    if (renewed === undefined) throw new Error('Another Curbcut took the data folder: its in-use.lock was exchanged.');
    this.#file.connection.close();
    this.#file = renewed;
  }

  /** A full disk may last for a while. The next second brings another attempt. */
  #tryAgain(): HeldFile | 'failed' | undefined {
    try {
      createLockFile(this.#folder);
      return takeLock(join(this.#folder, 'in-use.lock'));
    } catch {
      return 'failed';
    }
  }
}

/** Describes the holder for the message. The number is the process id within its own container. */
async function describeHolder(file: string): Promise<string> {
  try {
    const { pid, host } = holderSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    return ` (process ${pid} on ${host})`;
  } catch {
    // The holder has not written the file yet, or could not.
    return '';
  }
}

/** Another process has the folder. */
export class FolderInUse extends Error {}

function inUse(holder: string): FolderInUse {
  return new FolderInUse(
    `The data folder is in use by another Curbcut${holder}. ` +
      'Stop that service first, or choose another folder with CURBCUT_DATA_DIR.',
  );
}
