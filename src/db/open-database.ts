import { Kysely } from 'kysely';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import type { Database, Schema } from './schema.ts';
import type { ServerEndpoint } from './server-url.ts';
import { listServerEndpoints, nameServerDatabase } from './server-url.ts';
import { openServer } from './server.ts';

/** Where the data is: a folder of this process, or a PostgreSQL server. */
export type DatabasePlace =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'server'; readonly url: string; readonly maxConnections: number };

export type OpenDatabase = {
  readonly db: Database;
  readonly kind: DatabasePlace['kind'];
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
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  const opened = place.kind === 'embedded' ? await openEmbedded(place.folder) : await openServer(place);
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
  return { db, kind: place.kind, ...describePlace(place), close };
}

function describePlace(place: DatabasePlace): Pick<OpenDatabase, 'name' | 'endpoints'> {
  if (place.kind === 'embedded') return { name: `the embedded database in ${place.folder}`, endpoints: [] };
  return { name: nameServerDatabase(place.url), endpoints: listServerEndpoints(place.url) };
}

function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= action());
}
