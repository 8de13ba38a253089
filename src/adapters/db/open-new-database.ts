import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseName } from './create-embedded.ts';
import { lockFolder } from './folder-lock.ts';
import { hasData } from './load.ts';
import type { DatabaseLocation, OpenDatabase } from './open-database.ts';
import { openAsItIs, openDatabase } from './open-database.ts';

/** A database without data, to be filled. */
export type NewDatabase = Pick<OpenDatabase, 'db' | 'name'> & {
  /** Closes it. From now on the location has this database. */
  keep(): Promise<void>;
  /** Closes it and removes what was created, except the empty tables on a server. Does nothing after `keep`. */
  discard(): Promise<void>;
};

/** The location has a database with data. */
export class HasData extends Error {}

type Embedded = DatabaseLocation & { readonly kind: 'embedded' };

/**
 * Opens a new database with its schema. Throws HasData, or an Error of one sentence as `openDatabase` does. An embedded
 * database is filled in a separate folder, so that a start never opens what a killed process left.
 */
export async function openNewDatabase(location: DatabaseLocation): Promise<NewDatabase> {
  return location.kind === 'embedded' ? openNewFolder(location) : openEmptyServer(location);
}

async function openNewFolder({ folder }: Embedded): Promise<NewDatabase> {
  const place = join(folder, databaseName);
  const name = `the embedded database in ${folder}`;
  if (existsSync(place)) throw new HasData(name);
  // No service starts in the folder meanwhile.
  const unlock = await lockFolder(folder);
  const working = join(folder, `${databaseName}-restore.unfinished`);
  const removeWorking = async () => rm(working, { recursive: true, force: true, maxRetries: 3 });
  try {
    await removeWorking();
    const database = await openDatabase({ kind: 'embedded', folder: working });
    let isKept = false;
    const end = async () => {
      await removeWorking();
      await unlock();
    };
    return {
      db: database.db,
      name,
      keep: async () => {
        await database.close();
        await rename(join(working, databaseName), place);
        isKept = true;
        await end();
      },
      discard: async () => {
        if (isKept) return;
        await database.close();
        await end();
      },
    };
  } catch (error) {
    await removeWorking();
    await unlock();
    throw error;
  }
}

async function openEmptyServer(location: DatabaseLocation): Promise<NewDatabase> {
  await refuseData(location);
  const database = await openDatabase(location);
  const close = async () => database.close();
  return { db: database.db, name: database.name, keep: close, discard: close };
}

/** A database that has data keeps its schema. */
async function refuseData(location: DatabaseLocation): Promise<void> {
  const database = await openAsItIs(location);
  try {
    if (await hasData(database.db)) throw new HasData(database.name);
  } finally {
    await database.close();
  }
}
