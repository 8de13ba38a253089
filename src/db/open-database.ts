import { Kysely } from 'kysely';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import type { Database, Schema } from './schema.ts';
import type { ServerEndpoint } from './server-url.ts';
import { listServerEndpoints, nameServerDatabase } from './server-url.ts';
import { openServer } from './server.ts';

/** Where the data lives: a folder of this process's own, or a PostgreSQL server. */
export type DatabasePlace =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'server'; readonly url: string; readonly maxConnections: number };

export type OpenDatabase = {
  readonly db: Database;
  readonly kind: DatabasePlace['kind'];
  /** What it is called, for people: without user and password. */
  readonly name: string;
  /** Where its server listens; none for the embedded one. */
  readonly endpoints: readonly ServerEndpoint[];
  /** Ends the connections; the embedded folder is closed and its lock given back. Safe to call twice. */
  close(): Promise<void>;
};

/**
 * Opens the database and brings its schema up to date.
 * Throws an Error whose message a person can act on: folder in use, server out of reach, newer schema.
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
