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
 * Closes a data folder to other users: folders get the mode 0700, files 0600. They could read the database, or add a token to it.
 * Changes only what Curbcut makes and what belongs to this user, and follows no link. A folder with other folders in it, such as a
 * home folder, keeps its mode. Does nothing where there is no folder, and on Windows. Never throws.
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
  return { closed: closer.closed, warnings: [...describeAccess(folder, access), ...closer.describeRefusals(folder)] };
}

/** Where others can exchange a folder for a link, only the folder itself is closed, which keeps them out of what is in it. */
async function closeContent(folder: string, isExchanged: boolean, closer: Closer): Promise<void> {
  for (const name of ['in-use.json', 'in-use.lock']) await closer.close(join(folder, name));
  await closer.closeAll(join(folder, 'database'), isExchanged ? 'none' : 'all');
  await closer.closeAll(join(folder, 'screenshots'), isExchanged ? 'none' : 'open');
}

function describeAccess(folder: string, access: Access): readonly string[] {
  if (!isExchangeable(access) || isGivenByGroup(access)) return [];
  return [`Other users can write to ${folder}, and exchange what is in it.`];
}

type Access = Pick<Stats, 'mode' | 'uid' | 'gid'>;

/** Root could exchange what is in any folder. */
function isExchangeable({ mode, uid }: Access): boolean {
  return (mode & othersWrite) !== 0 || !(isOwn({ uid }) || uid === 0);
}

/** Kubernetes gives a volume to the group of a pod (`fsGroup`) that way. */
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

  /** `open`: only in folders that were open. There can be a million screenshots, and a closed folder keeps others out. */
  async closeAll(folder: string, depth: 'none' | 'open' | 'all'): Promise<void> {
    const seen = await look(folder);
    if (seen?.isDirectory() !== true) return;
    const { mode } = await this.close(folder, seen);
    // Meanwhile others could exchange what is in it for links to other folders.
    if (!isOwn(seen) || (mode & othersWrite) !== 0) return;
    if (depth === 'none' || (depth === 'open' && (seen.mode & others) === 0)) return;
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((one) => one.isDirectory()))
      await this.closeAll(join(folder, entry.name), depth);
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
    await Promise.all(files.map(async (file) => this.#closeFile(file)));
  }

  /** Returns how it is now. */
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

  /** A file with a second name can be one of another program of this user, which others linked here while the folder was open. */
  async #closeFile(file: string): Promise<void> {
    const seen = await look(file);
    if (seen?.nlink === 1) await this.close(file, seen);
  }

  describeRefusals(folder: string): readonly string[] {
    const [first] = this.#refusals;
    if (first === undefined) return [];
    return [`${this.#refusals.length} modes in ${folder} could not be changed. The first: ${first}`];
  }
}
