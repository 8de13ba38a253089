import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const migrationsFolder = new URL('../../../migrations/', import.meta.url);

/** A file `migrations/NNNN-name.sql`. The name excludes `.sql`. */
export type MigrationFile = { readonly name: string; readonly text: string };

/** Reads all files in order. */
export async function readMigrations(folder = migrationsFolder): Promise<readonly MigrationFile[]> {
  const names = await listMigrations(folder);
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(`${name}.sql`, folder), 'utf8') })),
  );
}

export async function listMigrations(folder = migrationsFolder): Promise<readonly string[]> {
  const files = await readdir(folder);
  return files
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length))
    .toSorted();
}

/** Runs a file. The same transaction records its digest and the programs that it tolerates. */
export function toMigration({ name, text }: MigrationFile): Migration {
  return {
    async up(db) {
      for (const statement of splitStatements(text)) await sql.raw(statement).execute(db);
      await sql`
        insert into migrations (name, digest, programs_since) values (${name}, ${digestOf(text)}, ${readTolerance(text) ?? null})
      `.execute(db);
    },
  };
}

/** Identifies the statements of a migration. Comments and line breaks may change without changing the digest. */
export function digestOf(text: string): string {
  const statements = text.replaceAll(/--.*$/gmu, '').replaceAll(/\s+/gu, ' ').trim();
  return createHash('sha256').update(statements).digest('hex');
}

/**
 * The number in the first line of a migration. Undefined if the database works only with programs that have this
 * migration.
 */
export function readTolerance(text: string): number | undefined {
  const number = /^-- Programs since (?<number>\d{4}) keep working\.$/mu.exec(text.split('\n', 1)[0] ?? '')?.groups?.[
    'number'
  ];
  return number === undefined ? undefined : Number(number);
}

/** A statement ends with a semicolon at the end of a line, outside of `$$` function bodies. */
export function splitStatements(text: string): readonly string[] {
  const statements = text.match(/(?:\$\$.*?\$\$|(?!;\s*$).)+/gms) ?? [];
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '');
}
