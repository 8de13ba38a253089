import { Kysely, sql } from 'kysely';
import { openServer } from './server.ts';
import { nameServerDatabase } from './server-url.ts';

/** Connects, changes nothing, and returns what answered: `PostgreSQL 18.1, the PostgreSQL database "curbcut" at …`. Throws an Error of one line. */
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
