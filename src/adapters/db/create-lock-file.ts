import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a data folder and the file by which one process holds it, if there is none. It comes before the database. */
export function createLockFile(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    // An exclusive creation follows no link, and does not open a file that is there.
    writeFileSync(join(folder, 'in-use.lock'), '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
