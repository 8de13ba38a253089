import { sql } from 'kysely';
import { listMigrations } from '../../src/adapters/db/read-migrations.ts';
import type { Database } from '../../src/adapters/db/schema.ts';

/** `CURBCUT_TEST_SCHEMA=later`: all tests run on databases that a newer version has migrated. */
export const isLaterWanted = process.env['CURBCUT_TEST_SCHEMA'] === 'later';

const name = '9000-of-a-later-version';

/** The programs that keep working are those whose newest migration has at least this number. Undefined: none. */
type Tolerance = { readonly since: number | undefined };

/**
 * Changes a database as a newer version may while this one runs: every table gets columns that a row may leave out, and there is another
 * table.
 */
export async function makeLater(db: Database, { since }: Tolerance = { since: 0 }): Promise<void> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
  `.execute(db);
  for (const table of tables.rows)
    await sql`
      alter table ${sql.table(table.name)} add column if not exists later_note text, add column if not exists later_count integer not null default 7
    `.execute(db);
  await sql`create table if not exists later_things (id integer primary key, scan_id uuid)`.execute(db);
  await sql`insert into kysely_migration (name, timestamp) values (${name}, '2999-01-01') on conflict do nothing`.execute(
    db,
  );
  await sql`
    insert into migrations (name, digest, programs_since) values (${name}, 'later', ${since ?? null})
    on conflict (name) do update set programs_since = excluded.programs_since
  `.execute(db);
}

/** The number of the newest migration of this program. */
export async function readNewest(): Promise<number> {
  return Number.parseInt((await listMigrations()).at(-1) ?? '', 10);
}
