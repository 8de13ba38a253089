import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import { isLaterWanted, makeLater } from './later-schema.ts';
import type { PostgresServer } from './postgres-server.ts';
import { startPostgres } from './postgres-server.ts';

/** What the tests need to create databases: see `test-databases.ts`. */
export type DatabaseSources = {
  /** URL of the server with `{database}` for the name. */
  readonly serverUrl: string;
  /** A database of the server with the newest schema, to be copied. */
  readonly serverTemplate: string;
};

declare module 'vitest' {
  export interface ProvidedContext {
    databases: DatabaseSources;
  }
}

const serverTemplate = 'template1';

/** Once per run (vitest's globalSetup): a PostgreSQL server with a database of the newest schema to copy. Returns how to stop it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startMigratedServer();
  project.provide('databases', { serverUrl: server.urlOf('{database}'), serverTemplate });
  return () => server.stop();
}

async function startMigratedServer(): Promise<PostgresServer> {
  const server = await startPostgres();
  const database = await openDatabase({ kind: 'server', url: server.urlOf(serverTemplate), maxConnections: 1 });
  if (isLaterWanted) await makeLater(database.db);
  await database.close();
  return server;
}
