import { Kysely, sql } from 'kysely';
import type { HealthPart } from '../../texts/health-part.ts';
import { ReadDatabase } from './read-database.ts';
import type { Schema } from './schema.ts';
import { openServer } from './server.ts';
import { nameServerDatabase } from './server-url.ts';
import { says } from '../../texts/saying.ts';

/**
 * Connects without changing anything. Returns the name of the server and database, such as `PostgreSQL 18.1, the
 * PostgreSQL database "curbcut" at …`. Throws an Error with a one-line message.
 */
export async function checkServer(url: string): Promise<string> {
  const { dialect } = await openServer({ url, maxConnections: 1 });
  const db = new Kysely<Record<string, never>>({ dialect });
  try {
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
    return `PostgreSQL ${rows[0]?.server_version ?? ''}, ${nameServerDatabase(url)}`;
  } finally {
    await db.destroy();
  }
}

/**
 * Checks that the replica of `readUrl` can be read. Returns `ok` with its name, or the problem. Throws an Error with a
 * one-line message.
 */
export async function checkReplica(url: string, readUrl: string): Promise<HealthPart> {
  const { dialect } = await openServer({ url, maxConnections: 1 });
  const primary = new Kysely<Schema>({ dialect });
  const reads = new ReadDatabase({ primary, url: readUrl, maxConnections: 1 });
  try {
    const part = await reads.examine();
    return part.status === 'ok'
      ? { ...part, detail: says('health.quoted', { text: `${nameServerDatabase(readUrl, 'DATABASE_READ_URL')}.` }) }
      : part;
  } finally {
    await reads.close();
    await primary.destroy();
  }
}
