import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { listMigrations, readMigrations } from './read-migrations.ts';
import type { Database } from './schema.ts';

/** `newer`: a newer program has migrated it, in a way that this one tolerates. */
export type SchemaState = 'current' | 'newer';

/**
 * Brings the schema up to date: runs every `migrations/NNNN-name.sql` that has not run, in order. Safe to call
 * from several processes at once (Kysely locks). A database with migrations that this program does not have
 * comes from a newer version. It is not changed. It is refused unless each of them tolerates this program.
 */
export async function migrate(db: Database): Promise<SchemaState> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => readMigrations() } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return 'current';
  if (isOfNewer(error) && (await isTolerated(db, await listMigrations()))) return 'newer';
  throw new Error(`The database could not be brought up to date: ${describe(error)}`, { cause: error });
}

/** Whether the database has all migrations of this program, and the others tolerate it. */
async function isTolerated(db: Database, own: readonly string[]): Promise<boolean> {
  const newest = Number.parseInt(own.at(-1) ?? '0', 10);
  const { rows } = await sql<{ name: string; since: number | null }>`
    select done.name, tolerant.programs_since as since
    from kysely_migration as done left join tolerant_migrations as tolerant on tolerant.name = done.name
  `.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const others = rows.filter(({ name }) => !own.includes(name));
  return own.every((name) => done.has(name)) && others.every(({ since }) => since !== null && since <= newest);
}

function isOfNewer(error: unknown): boolean {
  return error instanceof Error && error.message.includes('corrupted migrations');
}

function describe(error: unknown): string {
  if (isOfNewer(error))
    return 'it was last used by a newer version of Curbcut. Start that version, or restore an older backup.';
  if (error instanceof Error && 'code' in error && error.code === '42501')
    return 'its user may not create tables. Make it the owner of the database, or grant it CREATE on the schema.';
  return error instanceof Error ? error.message : String(error);
}
