import { readFile, readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const migrationsFolder = new URL('../../migrations/', import.meta.url);

/** Every `migrations/NNNN-name.sql` by its name without `.sql`. One that tolerates older programs says so in the database when it runs. */
export async function readMigrations(folder = migrationsFolder): Promise<Record<string, Migration>> {
  const names = await listMigrations(folder);
  const migrations = await Promise.all(names.map(async (name) => [name, await readMigration(name, folder)] as const));
  return Object.fromEntries(migrations);
}

/** In their order. */
export async function listMigrations(folder = migrationsFolder): Promise<readonly string[]> {
  const files = await readdir(folder);
  return files
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length))
    .toSorted();
}

async function readMigration(name: string, folder: URL): Promise<Migration> {
  const text = await readFile(new URL(`${name}.sql`, folder), 'utf8');
  const since = readTolerance(text);
  return {
    async up(db) {
      for (const statement of splitStatements(text)) await sql.raw(statement).execute(db);
      if (since === undefined) return;
      await sql`insert into tolerant_migrations (name, programs_since) values (${name}, ${since})`.execute(db);
    },
  };
}

/** The number in the first line of a migration. Undefined: no program without this migration works on the database. */
export function readTolerance(text: string): number | undefined {
  const number = /^-- Programs since (?<number>\d{4}) keep working\.$/mu.exec(text.split('\n', 1)[0] ?? '')?.groups?.[
    'number'
  ];
  return number === undefined ? undefined : Number(number);
}

/** A statement ends with a semicolon at the end of a line, outside of function bodies between `$$`. */
export function splitStatements(text: string): readonly string[] {
  const statements = text.match(/(?:\$\$.*?\$\$|(?!;\s*$).)+/gms) ?? [];
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '');
}
