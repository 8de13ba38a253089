import { realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';
import { usage } from './read-text.ts';

/**
 * Throws CommandFailure if a configuration file names a file to write outside the working folder and its own folder.
 * Its author may be someone else, and a report holds text of pages: in a start script of a shell, that text would run.
 */
export function requireInside(config: string, setting: string, paths: readonly string[]): void {
  const folders = ['.', dirname(config)].map(findReal);
  const outside = paths.find((path) => folders.every((folder) => !isWithin(folder, findReal(dirname(path)))));
  if (outside !== undefined) throw usage(commandLine.usage.outside(config, setting, outside));
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`);
}

/** The path without links. Folders that do not exist yet are created below the last one that does. */
function findReal(path: string): string {
  const full = resolve(path);
  try {
    return realpathSync(full);
  } catch {
    return dirname(full) === full ? full : join(findReal(dirname(full)), basename(full));
  }
}
