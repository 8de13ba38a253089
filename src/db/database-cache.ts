import { createHash } from 'node:crypto';
import { constants, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { setOwnMode } from '../shared/own-mode.ts';
import { migrationsFolder } from './read-migrations.ts';

/** The folder of the embedded database in a data folder. */
export const databaseName = 'database';

/** Changed when entries of an earlier form are not to be used any more. */
const form = 'without templates';
const manifestName = 'manifest.json';
const unfinished = 'unfinished-';
const finished = 'database-';
/** Entries of other versions, the one that was used last first: a machine may use several in turn. */
const keptEntries = 3;
/** A creation takes seconds. What is older was killed. */
const abandonedMs = 3_600_000;

const manifestSchema = z.object({ folders: z.array(z.string()), files: z.array(z.tuple([z.string(), z.int()])) });
type Manifest = z.infer<typeof manifestSchema>;

/**
 * An empty embedded database of the newest schema, kept for the starts that need a new one: copying it takes a tenth of a second,
 * creating one several. Each schema has its own entry. Processes may use it at once: an entry appears whole, by a rename, and
 * a copy counts only if every file has the size that the entry's manifest lists.
 */
export class DatabaseCache {
  readonly #folder: string;
  readonly #create: (folder: string) => Promise<void>;

  /** `create` makes a data folder with a database of the newest schema, and closes it. */
  constructor(folder: string, create: (folder: string) => Promise<void>) {
    this.#folder = folder;
    this.#create = create;
  }

  /** Puts a database into a data folder that has none. False when it could not: then the folder has none, as before. */
  async copyTo(dataFolder: string): Promise<boolean> {
    const entry = await this.#nameEntry();
    try {
      // Another user could offer a database with content.
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await setOwnMode(this.#folder, 0o700);
      if (await copyEntry(entry, dataFolder)) return true;
      return await this.#makeFor(dataFolder, entry);
    } catch {
      // The folder is not writable or another user's, or the disk is full: the cache saves time, nothing depends on it.
      return false;
    }
  }

  /** Removes the entry of the newest schema, which does not open. */
  async discard(): Promise<void> {
    await removeFolder(await this.#nameEntry());
  }

  /** Creates an entry, copies it while no other process knows it, and then offers it to all. */
  async #makeFor(dataFolder: string, entry: string): Promise<boolean> {
    await removeAbandoned(this.#folder);
    const created = await mkdtemp(join(this.#folder, unfinished));
    try {
      await this.#create(created);
      const manifest = await listFiles(join(created, databaseName));
      await writeFile(join(created, manifestName), JSON.stringify(manifest));
      const isCopied = await copyEntry(created, dataFolder);
      // An entry that could not be copied is damaged.
      await removeFolder(entry);
      await rename(created, entry).catch(throwUnlessTaken);
      await removeOldEntries(this.#folder);
      return isCopied;
    } finally {
      await removeFolder(created);
    }
  }

  async #nameEntry(): Promise<string> {
    return join(this.#folder, `${finished}${await hashSchema()}`);
  }
}

export async function removeDatabase(dataFolder: string): Promise<void> {
  await removeFolder(join(dataFolder, databaseName));
}

/** What decides how a new database looks: the engine, and every migration. */
async function hashSchema(): Promise<string> {
  const hash = createHash('sha256')
    .update(form)
    .update(readFileSync(new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))));
  for (const name of (await readdir(migrationsFolder)).toSorted()) {
    hash.update(`\0${name}\0`).update(await readFile(new URL(name, migrationsFolder)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function copyEntry(entry: string, dataFolder: string): Promise<boolean> {
  const to = join(dataFolder, databaseName);
  try {
    const { folders, files } = await readManifest(entry);
    await mkdir(to, { recursive: true, mode: 0o700 });
    for (const folder of folders) await mkdir(join(to, folder), { mode: 0o700 });
    const copied = files.map(([name, size]) => copyWhole([join(entry, databaseName, name), join(to, name)], size));
    await Promise.all(copied);
    // The time of the last use, by which old entries are found.
    const now = new Date();
    await utimes(entry, now, now).catch(() => undefined);
    return true;
  } catch {
    // There is no entry, or it is damaged, or another process just removed it.
    await removeFolder(to);
    return false;
  }
}

async function readManifest(entry: string): Promise<Manifest> {
  return manifestSchema.parse(JSON.parse(await readFile(join(entry, manifestName), 'utf8')));
}

async function copyWhole([from, to]: readonly [string, string], size: number): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  if ((await stat(to)).size !== size) throw new Error(`${from} is damaged.`);
}

async function listFiles(folder: string): Promise<Manifest> {
  const folders: string[] = [];
  const files: [string, number][] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1);
    if (entry.isDirectory()) folders.push(name);
    else files.push([name, (await stat(path)).size]);
  }
  // Parents first.
  return { folders: folders.toSorted((a, b) => a.length - b.length), files };
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(unfinished)) continue;
    const seen = await stat(join(folder, name)).catch(() => undefined);
    if (seen !== undefined && Date.now() - seen.mtimeMs > abandonedMs) await removeFolder(join(folder, name));
  }
}

/**
 * A process that copies an entry while it is removed notices: files are missing, and it creates a database instead. It happens only
 * when that process uses a version of Curbcut that was used least lately of all.
 */
async function removeOldEntries(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(finished));
  const seen = await Promise.all(
    names.map(async (name) => ({
      name,
      usedMs: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  );
  const old = seen.toSorted((a, b) => b.usedMs - a.usedMs).slice(keptEntries);
  for (const { name } of old) await removeFolder(join(folder, name));
}

async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 3 });
}

/** Another process was faster. */
function throwUnlessTaken(error: unknown): void {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST')) return;
  throw error;
}
