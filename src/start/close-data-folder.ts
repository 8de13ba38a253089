import type { Stats } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isOwn, setOwnMode } from '../adapters/folders/own-mode.ts';

/** What a start found open to other users of the machine. */
export type Closing = {
  /** Files and folders that are closed now. */
  readonly closed: number;
  /** Sentences about what is still open. */
  readonly warnings: readonly string[];
};

const others = 0o077;
const othersWrite = 0o022;
/** Folders that Curbcut makes, and the one that some file systems have. */
const ownFolder = /^(?:database|database-.+\.unfinished|screenshots|lost\+found)$/u;

/**
 * Closes a data folder to other users: it and the folders in it get the mode 0700, the files in it 0600. They could read the database, or
 * add a token to it. What is deeper stays as it is, because no other user comes through a closed folder. Changes only what Curbcut makes
 * and what belongs to this user, and follows no link. A folder with other folders in it, such as a home folder, keeps its mode. Does
 * nothing where there is no folder, and on Windows. Never throws.
 */
export async function closeDataFolder(folder: string): Promise<Closing> {
  const seen = await look(folder);
  if (seen === undefined || process.getuid === undefined) return { closed: 0, warnings: [] };
  if (seen.isSymbolicLink()) return { closed: 0, warnings: [`${folder} is a link, so it keeps its modes.`] };
  const keepsMode = !isOwn(seen) || (await isShared(folder));
  const content = ['database', 'screenshots', 'in-use.json', 'in-use.lock'].map((name) => join(folder, name));
  const results = await Promise.all([...(keepsMode ? [] : [folder]), ...content].map(close));
  const refusals = results.filter((result) => typeof result === 'string');
  const isOpen = keepsMode && isExchangeable(seen) && !isGivenByGroup(seen);
  return {
    closed: results.filter((result) => result === true).length,
    warnings: [
      ...(isOpen ? [`Other users can write to ${folder}, and exchange what is in it.`] : []),
      ...refusals.map((reason) => `It could not be closed to other users: ${reason}`),
    ],
  };
}

/** Root could exchange what is in any folder. */
function isExchangeable({ mode, uid }: Stats): boolean {
  return (mode & othersWrite) !== 0 || !(isOwn({ uid }) || uid === 0);
}

/** Kubernetes gives a volume to the group of a pod (`fsGroup`) that way. */
function isGivenByGroup({ mode, uid, gid }: Stats): boolean {
  return uid === 0 && gid === process.getgid?.() && (mode & 0o002) === 0;
}

async function isShared(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.some((entry) => entry.isDirectory() && !ownFolder.test(entry.name));
}

async function look(path: string): Promise<Stats | undefined> {
  return lstat(path).catch(() => undefined);
}

/** Whether it was open, or why it still is. */
async function close(path: string): Promise<boolean | string> {
  const seen = await look(path);
  if (seen === undefined || seen.isSymbolicLink() || (seen.mode & others) === 0) return false;
  try {
    await setOwnMode(path, seen.isDirectory() ? 0o700 : 0o600);
    return true;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
