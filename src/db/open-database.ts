import { join } from 'node:path';
import type { Dialect } from 'kysely';
import { Kysely } from 'kysely';
import { createLockFile } from './create-lock-file.ts';
import { DatabaseCache, databaseName, removeDatabase } from './database-cache.ts';
import type { openEmbedded } from './embedded.ts';
import { hasDelivered, unpackDelivered } from './delivered-database.ts';
import { dropTemplates } from './drop-templates.ts';
import type { SchemaState } from './migrate.ts';
import { migrate } from './migrate.ts';
import type { Database, Schema } from './schema.ts';
import type { ServerEndpoint } from './server-url.ts';
import { listServerEndpoints, nameServerDatabase } from './server-url.ts';

/** Where the data is: a folder of this process, or a PostgreSQL server. */
export type DatabaseLocation =
  | {
      readonly kind: 'embedded';
      readonly folder: string;
      /**
       * For a database that does not outlive the process: where a new one is copied from, and kept for the next one, if the program comes
       * with none. Its schema is not checked.
       */
      readonly cacheFolder?: string | undefined;
    }
  | { readonly kind: 'server'; readonly url: string; readonly maxConnections: number };

export type OpenDatabase = {
  readonly db: Database;
  readonly kind: DatabaseLocation['kind'];
  /** Whether a newer program has changed it. */
  readonly schema: SchemaState;
  /** The name of the database for people, without user name and password. */
  readonly name: string;
  /** Where its server listens. None for the embedded database. */
  readonly endpoints: readonly ServerEndpoint[];
  /** Closes the connections, the embedded folder and its lock. Safe to call twice. */
  close(): Promise<void>;
};

/**
 * Opens the database and brings its schema up to date. Throws an Error with a message that says what to do:
 * folder in use, server unavailable, a schema of a newer program that does not tolerate this one.
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if (location.kind === 'server' || location.cacheFolder === undefined) return openAt(location);
  const { folder } = location;
  createLockFile(folder);
  const source = findSource(location.cacheFolder);
  const copied = source.copyTo(folder);
  // The program of the database is loaded while its files are written. Opening it waits for both.
  const program = loadProgram();
  program.catch(() => undefined);
  if (!(await copied)) return openAt(location);
  try {
    // Both sources have a database of the newest schema.
    return await openAsIs(location, await program);
  } catch {
    // What was kept is damaged: the next start makes it again.
    await source.discard();
    await removeDatabase(folder);
    return openAt(location);
  }
}

/** Where a new database of the newest schema comes from. */
function findSource(cacheFolder: string): Pick<DatabaseCache, 'copyTo' | 'discard'> {
  if (hasDelivered())
    return { copyTo: async (folder) => unpackDelivered(join(folder, databaseName)), discard: async () => undefined };
  return new DatabaseCache(cacheFolder, async (empty) => {
    const created = await openAt({ kind: 'embedded', folder: empty });
    await dropTemplates(created.db);
    await created.close();
  });
}

async function openAt(location: DatabaseLocation): Promise<OpenDatabase> {
  const opened = await openAsIs(location);
  try {
    return { ...opened, schema: await migrate(opened.db) };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function openAsIs(location: DatabaseLocation, program?: EmbeddedProgram): Promise<OpenDatabase> {
  const { dialect, release } = await openDialect(location, program);
  const db = new Kysely<Schema>({ dialect });
  const close = once(async () => {
    await db.destroy();
    await release();
  });
  return { db, kind: location.kind, schema: 'current', ...describeLocation(location), close };
}

/** Opens a folder. */
type EmbeddedProgram = (folder: string) => ReturnType<typeof openEmbedded>;

async function loadProgram(): Promise<EmbeddedProgram> {
  const [{ openEmbedded: open }, { readEngineFiles }] = await Promise.all([
    import('./embedded.ts'),
    import('./engine-files.ts'),
  ]);
  const files = readEngineFiles();
  // The one who opens a database handles a failure; until then it must not end the process.
  files.catch(() => undefined);
  return (folder) => open(folder, files);
}

/** Only the program of the database that is used is loaded. */
async function openDialect(
  location: DatabaseLocation,
  program?: EmbeddedProgram,
): Promise<{ dialect: Dialect; release: () => Promise<void> }> {
  if (location.kind === 'embedded') return (program ?? (await loadProgram()))(location.folder);
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
