import type { Dialect } from 'kysely';
import { Kysely } from 'kysely';
import type { SchemaState } from './migrate.ts';
import { migrate } from './migrate.ts';
import type { Database, Schema } from './schema.ts';
import type { ServerEndpoint } from './server-url.ts';
import { listServerEndpoints, nameServerDatabase } from './server-url.ts';

/** The location of the data: a folder that this process opens, or a PostgreSQL server. */
export type DatabaseLocation =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'server'; readonly url: string; readonly maxConnections: number };

export type OpenDatabase = {
  readonly db: Database;
  readonly kind: DatabaseLocation['kind'];
  /** Says whether a newer program has changed the schema. */
  readonly schema: SchemaState;
  /** The name of the database for people, without user name and password. */
  readonly name: string;
  /** The endpoints that the server listens on. Empty for the embedded database. */
  readonly endpoints: readonly ServerEndpoint[];
  /** Closes the connections, the embedded folder and its lock. Safe to call twice. */
  close(): Promise<void>;
};

/**
 * Opens the database and updates its schema. Throws an Error that says what to do if the folder is in use, the server
 * is unavailable, or the schema of a newer program does not tolerate this one.
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  const opened = await open(location);
  try {
    return { ...opened, schema: await migrate(opened.db) };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Opens the database and leaves its schema as it is, if it has one. Throws as `openDatabase` does. */
export async function openAsItIs(location: DatabaseLocation): Promise<OpenDatabase> {
  return open(location);
}

async function open(location: DatabaseLocation): Promise<OpenDatabase> {
  const { dialect, release } = await openDialect(location);
  const db = new Kysely<Schema>({ dialect });
  const close = once(async () => {
    await db.destroy();
    await release();
  });
  return { db, kind: location.kind, schema: 'current', ...describeLocation(location), close };
}

/** Loads only the program for the configured database. */
async function openDialect(location: DatabaseLocation): Promise<{ dialect: Dialect; release: () => Promise<void> }> {
  if (location.kind === 'embedded') return (await import('./embedded.ts')).openEmbedded(location.folder);
  return (await import('./server.ts')).openServer(location);
}

function describeLocation(location: DatabaseLocation): Pick<OpenDatabase, 'name' | 'endpoints'> {
  if (location.kind === 'embedded') return { name: `the embedded database in ${location.folder}`, endpoints: [] };
  return { name: nameServerDatabase(location.url), endpoints: listServerEndpoints(location.url) };
}

function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= action());
}
