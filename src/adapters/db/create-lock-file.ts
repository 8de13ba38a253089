import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Creates a data folder and the file that locks it, unless they exist. This happens before the database is created. */
export function createLockFile(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    // Exclusive creation follows no link and does not open an existing file.
    writeFileSync(join(folder, 'in-use.lock'), '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
