import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a data folder and the file by which one process holds it, if there is none. Whoever puts a database into a folder makes it first. */
export function createLockFile(folder: string): void {
  const file = join(folder, 'in-use.lock');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a', mode: 0o600 });
}
