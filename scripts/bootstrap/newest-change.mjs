import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The latest change of a file, or of any file in a folder. */
export function newestChange(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce((newest, name) => Math.max(newest, newestChange(join(path, name))), 0);
}
