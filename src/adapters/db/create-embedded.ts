import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackFolder } from './database-archive.ts';

/**
 * An empty database with the newest schema, because creating one takes five seconds of processor time.
 * `scripts/make-database.ts` writes it.
 */
const delivered = fileURLToPath(new URL('../../../dist/database.zst', import.meta.url));
const unfinished = '.unfinished';

/** The folder of the embedded database within a data folder. */
export const databaseName = 'database';

/**
 * Makes sure that a data folder has an embedded database. A new one is unpacked under another name and renamed once it
 * is complete, because a later start must not open what a killed process left behind. Only the holder of the folder's
 * lock may call this. Throws an Error that a person can act on.
 */
export async function ensureEmbedded(folder: string, archive = delivered): Promise<string> {
  const place = join(folder, databaseName);
  await removeUnfinished(folder);
  if (existsSync(join(place, 'PG_VERSION'))) return place;
  const created = `${place}-${randomUUID()}${unfinished}`;
  try {
    // An empty folder in the way is no database. Any other folder is not ours to remove.
    if (existsSync(place)) await rmdir(place);
    await unpackFolder(await readFile(archive), created);
    await rename(created, place);
  } catch (error) {
    await removeFolder(created);
    throw new Error(describe(place, error), { cause: error });
  }
  return place;
}

async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder);
  const left = names.filter((entry) => entry.startsWith(`${databaseName}-`) && entry.endsWith(unfinished));
  await Promise.all(left.map((entry) => removeFolder(join(folder, entry))));
}

/** A later start removes whatever cannot be removed now. */
async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
}

function describe(place: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `The embedded database could not be created in ${place}: ${reason}. It needs 50 MB of disk.`;
}
