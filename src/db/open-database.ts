import { Kysely } from 'kysely';
import { DatabaseCache, removeDatabase } from './database-cache.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import type { Database, Schema } from './schema.ts';
import type { ServerEndpoint } from './server-url.ts';
import { listServerEndpoints, nameServerDatabase } from './server-url.ts';
import { openServer } from './server.ts';

/** Where the data is: a folder of this process, or a PostgreSQL server. */
export type DatabaseLocation =
  | {
      readonly kind: 'embedded';
      readonly folder: string;
      /** Where a new database is copied from, and kept for the next one. Without it a new one is created in the folder, which takes seconds. */
      readonly cacheFolder?: string | undefined;
    }
  | { readonly kind: 'server'; readonly url: string; readonly maxConnections: number };

export type OpenDatabase = {
  readonly db: Database;
  readonly kind: DatabaseLocation['kind'];
  /** The name of the database for people, without user name and password. */
  readonly name: string;
  /** Where its server listens. None for the embedded database. */
  readonly endpoints: readonly ServerEndpoint[];
  /** Closes the connections, the embedded folder and its lock. Safe to call twice. */
  close(): Promise<void>;
};

/**
 * Opens the database and brings its schema up to date. Throws an Error with a message that says what to do:
 * folder in use, server unavailable, newer schema.
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if (location.kind === 'server' || location.cacheFolder === undefined) return openAt(location);
  const { folder, cacheFolder } = location;
  const cache = new DatabaseCache(cacheFolder, async (empty) => {
    const created = await openAt({ kind: 'embedded', folder: empty });
    await created.close();
  });
  if (!(await cache.copyTo(folder))) return openAt(location);
  try {
    return await openAt(location);
  } catch {
    // What was kept is damaged: the next start makes it again.
    await cache.discard();
    await removeDatabase(folder);
    return openAt(location);
  }
}

async function openAt(location: DatabaseLocation): Promise<OpenDatabase> {
  const opened = location.kind === 'embedded' ? await openEmbedded(location.folder) : await openServer(location);
  const db = new Kysely<Schema>({ dialect: opened.dialect });
  const close = once(async () => {
    await db.destroy();
    await opened.release();
  });
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, kind: location.kind, ...describeLocation(location), close };
}

function describeLocation(location: DatabaseLocation): Pick<OpenDatabase, 'name' | 'endpoints'> {
  if (location.kind === 'embedded') return { name: `the embedded database in ${location.folder}`, endpoints: [] };
  return { name: nameServerDatabase(location.url), endpoints: listServerEndpoints(location.url) };
}

function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= action());
}
