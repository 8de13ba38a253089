import { realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const othersMayPass = 0o001;

/** Finds the topmost folder in a file's path that only its owner may enter. */
export async function findClosedFolder(path: string): Promise<string | undefined> {
  const folder = dirname(await realpath(path));
  const above = folder === dirname(folder) ? undefined : await findClosedFolder(folder);
  if (above !== undefined) return above;
  const { mode } = await stat(folder);
  return (mode & othersMayPass) === 0 ? folder : undefined;
}
