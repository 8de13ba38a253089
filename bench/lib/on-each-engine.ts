import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseLocation } from '../../src/adapters/db/open-database.ts';
import { startPostgres } from '../../test/databases/postgres-server.ts';

/** The same work on the embedded database and then on a separate PostgreSQL server, each with a data folder that is removed afterwards. */
export async function onEachEngine<T>(
  maxConnections: number,
  work: (location: DatabaseLocation, folder: string) => Promise<T>,
): Promise<{ readonly embedded: T; readonly server: T }> {
  const embedded = await inFolder((folder) => work({ kind: 'embedded', folder }, folder));
  const postgres = await startPostgres();
  try {
    const location = { kind: 'server', url: postgres.urlOf('postgres'), maxConnections } as const;
    return { embedded, server: await inFolder((folder) => work(location, folder)) };
  } finally {
    await postgres.stop();
  }
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
