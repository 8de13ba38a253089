import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { MigrationFile } from './read-migrations.ts';
import { digestOf, readMigrations, toMigration } from './read-migrations.ts';
import type { Database } from './schema.ts';

/** `newer`: a newer program has migrated the database in a way that this program tolerates. */
export type SchemaState = 'current' | 'newer';

/**
 * Updates the schema: runs every `migrations/NNNN-name.sql` that has not run, in order. Several processes may call this
 * at once (Kysely locks). A database with migrations that this program does not have comes from a newer version. It
 * stays unchanged, and is refused unless each of these migrations tolerates this program. A database whose migrations
 * differ from those of this program is refused, too.
 */
export async function migrate(db: Database): Promise<SchemaState> {
  const files = await readMigrations();
  await refuseOtherSchema(db, files);
  const migrations = Object.fromEntries(files.map((file) => [file.name, toMigration(file)]));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return 'current';
  if (isOfNewer(error) && (await isTolerated(db, files))) return 'newer';
  throw new Error(`The database could not be brought up to date: ${describe(error)}`, { cause: error });
}

/**
 * The schema changes in place until version 1.0, so a database of another commit may have another schema under the same
 * number. The first commits recorded no digests. Throws an Error that says what to do.
 */
async function refuseOtherSchema(db: Database, files: readonly MigrationFile[]): Promise<void> {
  if (!(await hasTable(db, 'kysely_migration'))) return;
  const { rows } = await sql`select from kysely_migration limit 1`.execute(db);
  if (rows.length === 0 || ((await hasTable(db, 'migrations')) && (await hasOwnDigests(db, files)))) return;
  throw new Error(
    'The database has the schema of an unreleased version of Curbcut, which cannot be updated: set CURBCUT_DATA_DIR to a new folder, or DATABASE_URL to an empty database, and scan again.',
  );
}

async function hasTable(db: Database, name: string): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass(${name}) is not null as exists`.execute(db);
  return rows[0]?.exists === true;
}

async function hasOwnDigests(db: Database, files: readonly MigrationFile[]): Promise<boolean> {
  const digests = new Map((await readDone(db)).map(({ name, digest }) => [name, digest]));
  return files.every(({ name, text }) => !digests.has(name) || digests.get(name) === digestOf(text));
}

/** True if the database has all migrations of this program, and all its other migrations tolerate this program. */
async function isTolerated(db: Database, files: readonly MigrationFile[]): Promise<boolean> {
  const own = files.map(({ name }) => name);
  const newest = Number.parseInt(own.at(-1) ?? '0', 10);
  const done = await readDone(db);
  const names = new Set(done.map(({ name }) => name));
  const others = done.filter(({ name }) => !own.includes(name));
  return own.every((name) => names.has(name)) && others.every(({ since }) => since !== null && since <= newest);
}

type DoneMigration = { readonly name: string; readonly digest: string | null; readonly since: number | null };

async function readDone(db: Database): Promise<readonly DoneMigration[]> {
  const { rows } = await sql<DoneMigration>`
    select done.name, said.digest, said.programs_since as since
    from kysely_migration as done left join migrations as said on said.name = done.name
  `.execute(db);
  return rows;
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
