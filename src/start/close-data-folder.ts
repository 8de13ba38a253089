import type { Stats } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isOwn, setOwnMode } from '../adapters/folders/own-mode.ts';

/** The files and folders that a start found open to other users of the machine. */
export type Closing = {
  /** The number of files and folders that are closed now. */
  readonly closed: number;
  /** Sentences about files and folders that are still open. */
  readonly warnings: readonly string[];
};

const others = 0o077;
const othersWrite = 0o022;
const anyoneWrites = 0o002;
const sticky = 0o1000;
/** Folders that Curbcut creates, and one that some file systems create. */
const ownFolder = /^(?:database|database-.+\.unfinished|screenshots|lost\+found)$/u;

/**
 * Closes a data folder to other users, who could read the database or add a token to it: folders get the mode 0700,
 * files 0600. It changes only Curbcut's own files that belong to this user, and follows no link. A folder with other
 * folders in it, such as a home folder, keeps its mode. Does nothing if the folder does not exist, and on Windows.
 * Never throws.
 */
export async function closeDataFolder(folder: string): Promise<Closing> {
  const seen = await look(folder);
  if (seen === undefined || process.getuid === undefined) return { closed: 0, warnings: [] };
  if (seen.isSymbolicLink()) return { closed: 0, warnings: [`${folder} is a link, so it keeps its modes.`] };
  const closer = new Closer();
  const keepsMode = !isOwn(seen) || (await isShared(folder));
  const { mode } = keepsMode ? seen : await closer.close(folder, seen);
  const access = { mode, uid: seen.uid, gid: seen.gid };
  await closeContent(folder, isExchangeable(access), closer);
  const warnings = [
    ...describeAccess(folder, access),
    ...(await describeAbove(folder)),
    ...(await describeLinks(folder)),
    ...closer.describeRefusals(folder),
  ];
  return { closed: closer.closed, warnings };
}

/**
 * If others can replace a folder with a link, this closes only the folder itself, which blocks access to its content.
 */
async function closeContent(folder: string, isExchanged: boolean, closer: Closer): Promise<void> {
  for (const name of ['in-use.json', 'in-use.lock']) await closer.closeFile(join(folder, name));
  await closer.closeAll(join(folder, 'database'), isExchanged ? 'none' : 'all');
  await closer.closeAll(join(folder, 'screenshots'), isExchanged ? 'none' : 'open');
}

function describeAccess(folder: string, access: Access): readonly string[] {
  if (!isExchangeable(access) || isGivenByGroup(access)) return [];
  return [`Other users can write to ${folder}, and exchange what is in it.`];
}

/**
 * Who can write to a folder above can exchange the whole data folder, except in a sticky one such as `/tmp`. Groups do
 * not count, because many systems give each user a group.
 */
async function describeAbove(folder: string): Promise<readonly string[]> {
  for (let at = dirname(resolve(folder)); ; at = dirname(at)) {
    const seen = await look(at);
    if (seen !== undefined && (seen.mode & (anyoneWrites | sticky)) === anyoneWrites)
      return [`Other users can write to ${at}, and exchange ${folder}.`];
    if (at === dirname(at)) return [];
  }
}

/** Someone may have left them while the folder was open, so that the data goes to another place. */
async function describeLinks(folder: string): Promise<readonly string[]> {
  const names = ['database', 'screenshots'].map((name) => join(folder, name));
  const seen = await Promise.all(names.map(look));
  return names
    .filter((_name, index) => seen[index]?.isSymbolicLink() === true)
    .map((name) => `${name} is a link: what it leads to keeps its modes.`);
}

type Access = Pick<Stats, 'mode' | 'uid' | 'gid'>;

/** Root could replace the content of any folder, so its rights do not count. */
function isExchangeable({ mode, uid }: Access): boolean {
  return (mode & othersWrite) !== 0 || !(isOwn({ uid }) || uid === 0);
}

/** Kubernetes gives a volume to the group of a pod (`fsGroup`) in this way. */
function isGivenByGroup({ mode, uid, gid }: Access): boolean {
  return uid === 0 && gid === process.getgid?.() && (mode & 0o002) === 0;
}

async function isShared(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.some((entry) => entry.isDirectory() && !ownFolder.test(entry.name));
}

async function look(path: string): Promise<Stats | undefined> {
  return lstat(path).catch(() => undefined);
}

class Closer {
  closed = 0;
  readonly #refusals: string[] = [];

  /**
   * `open` closes only the content of folders that were open. There can be a million screenshots, and a closed folder
   * already blocks access.
   */
  async closeAll(folder: string, depth: 'none' | 'open' | 'all'): Promise<void> {
    const seen = await look(folder);
    if (seen?.isDirectory() !== true) return;
    const { mode } = await this.close(folder, seen);
    // Users who can write to the folder could replace its content with links meanwhile.
    if (!isOwn(seen) || (mode & othersWrite) !== 0) return;
    if (depth === 'none' || (depth === 'open' && (seen.mode & others) === 0)) return;
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((one) => one.isDirectory()))
      await this.closeAll(join(folder, entry.name), depth);
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
    await Promise.all(files.map(async (file) => this.closeFile(file)));
  }

  /** Returns the mode after the change. */
  async close(path: string, seen?: Stats): Promise<Pick<Stats, 'mode'>> {
    const before = seen ?? (await look(path));
    if (before === undefined || before.isSymbolicLink() || (before.mode & others) === 0) return before ?? { mode: 0 };
    const mode = before.isDirectory() ? 0o700 : 0o600;
    try {
      await setOwnMode(path, mode);
      this.closed += 1;
      return { mode };
    } catch (error) {
      this.#refusals.push(error instanceof Error ? error.message : String(error));
      return before;
    }
  }

  /**
   * A file with a second name may belong to another program of this user, if others linked it here while the folder was
   * open.
   */
  async closeFile(file: string): Promise<void> {
    const seen = await look(file);
    if (seen?.nlink === 1) await this.close(file, seen);
  }

  describeRefusals(folder: string): readonly string[] {
    const [first] = this.#refusals;
    if (first === undefined) return [];
    return [`${this.#refusals.length} modes in ${folder} could not be changed. The first: ${first}`];
  }
}
