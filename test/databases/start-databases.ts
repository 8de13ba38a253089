import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { DatabasePlace } from '../../src/db/open-database.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import type { PostgresServer } from './postgres-server.ts';
import { startPostgres } from './postgres-server.ts';

/** What the tests need to make databases of their own: see `database-places.ts`. */
export type DatabaseSources = {
  /** Address of the server with `{database}` for the name. */
  readonly serverUrl: string;
  /** A database of the server with the newest schema, to be copied. */
  readonly serverTemplate: string;
  /** A data folder with an embedded database of the newest schema, to be copied. */
  readonly embeddedTemplate: string;
};

declare module 'vitest' {
  export interface ProvidedContext {
    databases: DatabaseSources;
  }
}

const serverTemplate = 'template1';

/**
 * Once per run (vitest's globalSetup): one PostgreSQL server, and of each engine a database with the newest schema,
 * because creating an embedded one takes seconds and copying it does not. Returns the way to take it all down.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const embeddedTemplate = await mkdtemp(join(tmpdir(), 'curbcut-template-'));
  const [server] = await Promise.all([
    startMigratedServer(),
    migrateAt({ kind: 'embedded', folder: embeddedTemplate }),
  ]);
  project.provide('databases', { serverUrl: server.urlOf('{database}'), serverTemplate, embeddedTemplate });
  return async () => {
    await server.stop();
    await rm(embeddedTemplate, { recursive: true });
  };
}

async function startMigratedServer(): Promise<PostgresServer> {
  const server = await startPostgres();
  await migrateAt({ kind: 'server', url: server.urlOf(serverTemplate), maxConnections: 1 });
  return server;
}

async function migrateAt(place: DatabasePlace): Promise<void> {
  const database = await openDatabase(place);
  await database.close();
}
