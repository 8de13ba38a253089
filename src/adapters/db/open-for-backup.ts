import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PGliteDialect } from 'kysely';
import { databaseName } from './create-embedded.ts';
import { copyFolderOf, orderCopy } from './embedded-copy.ts';
import { startEmbedded } from './embedded.ts';
import { FolderInUse, lockFolder } from './folder-lock.ts';
import type { DatabaseLocation, OpenDatabase } from './open-database.ts';
import { openAsItIs } from './open-database.ts';
import { requireOwner } from './require-owner.ts';
import type { Schema } from './schema.ts';

type ForBackup = Pick<OpenDatabase, 'db' | 'close'>;

/**
 * Opens a database to read it, with the schema that it has. An embedded database that a service uses is read from a
 * copy, which the service makes and `close` removes. Throws an Error of one sentence, also if there is no database, and
 * when the signal aborts.
 */
export async function openForBackup(location: DatabaseLocation, signal: AbortSignal): Promise<ForBackup> {
  if (location.kind === 'server') return openAsItIs(location);
  const { folder } = location;
  if (!existsSync(join(folder, databaseName, 'PG_VERSION')))
    throw new Error(`There is no database in ${folder}. Name the data folder of the service with CURBCUT_DATA_DIR.`);
  return (await openUnused(location)) ?? (await openCopy(location, signal));
}

/** Returns undefined while another process uses the folder. */
async function openUnused(location: DatabaseLocation): Promise<ForBackup | undefined> {
  try {
    return await openAsItIs(location);
  } catch (error) {
    if (error instanceof FolderInUse) return undefined;
    throw error;
  }
}

async function openCopy(
  location: DatabaseLocation & { readonly kind: 'embedded' },
  signal: AbortSignal,
): Promise<ForBackup> {
  const { folder } = location;
  await requireOwner(join(folder, databaseName));
  const place = copyFolderOf(folder);
  const unlock = await lockCopy(place);
  const discard = async () => {
    await unlock();
    await rm(place, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const isReleased = async () => isFree(folder);
    if ((await orderCopy(folder, { isReleased, signal })) === 'copied') {
      const pglite = await startEmbedded(join(place, databaseName));
      const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
      return {
        db,
        close: async () => {
          await db.destroy();
          await discard();
        },
      };
    }
  } catch (error) {
    await discard();
    throw error;
  }
  await discard();
  return openAsItIs(location);
}

async function lockCopy(place: string): Promise<() => Promise<void>> {
  try {
    return await lockFolder(place);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new Error('Another backup of this data folder is running. Wait until it has ended.', { cause: error });
  }
}

async function isFree(folder: string): Promise<boolean> {
  try {
    const unlock = await lockFolder(folder);
    await unlock();
    return true;
  } catch (error) {
    if (error instanceof FolderInUse) return false;
    throw error;
  }
}
