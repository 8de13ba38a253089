import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** Two thirds of the files of an embedded database belong to the templates of databases that are never created. */
export async function dropTemplates(db: Database): Promise<void> {
  await sql`UPDATE pg_database SET datistemplate = false`.execute(db);
  await sql`DROP DATABASE template0`.execute(db);
  await sql`DROP DATABASE template1`.execute(db);
}
