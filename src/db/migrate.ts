import { readFile, readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import type { Database } from './schema.ts';

export const migrationsFolder = new URL('../../migrations/', import.meta.url);

/**
 * Brings the schema up to date: runs every `migrations/NNNN-name.sql` that has not run, in order. Safe to call
 * from several processes at once (Kysely locks). A database with a migration that this program does not have
 * comes from a newer version: it is refused and not changed.
 */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  throw new Error(`The database could not be brought up to date: ${describe(error)}`, { cause: error });
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).toSorted();
  const migrations = await Promise.all(
    names.map(async (name) => [name.slice(0, -'.sql'.length), await readMigration(name)] as const),
  );
  return Object.fromEntries(migrations);
}

async function readMigration(name: string): Promise<Migration> {
  const text = await readFile(new URL(name, migrationsFolder), 'utf8');
  return {
    async up(db) {
      for (const statement of splitStatements(text)) await sql.raw(statement).execute(db);
    },
  };
}

/** A statement ends with a semicolon at the end of a line, outside of function bodies between `$$`. */
function splitStatements(text: string): string[] {
  const statements = text.match(/(?:\$\$.*?\$\$|(?!;\s*$).)+/gms) ?? [];
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '');
}

function describe(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.includes('corrupted migrations')
    ? 'it was last used by a newer version of Curbcut. Start that version, or restore an older backup.'
    : text;
}
