import { sql } from 'kysely';
import { digestOf, readMigrations } from './read-migrations.ts';
import type { Database } from './schema.ts';

/** The migrations that a schema is the result of. Two databases with the same list have the same tables. */
export type SchemaIdentity = readonly { readonly name: string; readonly digest: string }[];

/** The schema that this program creates. */
export async function readOwnSchema(): Promise<SchemaIdentity> {
  return (await readMigrations()).map(({ name, text }) => ({ name, digest: digestOf(text) }));
}

/** Returns undefined if the database has no schema of Curbcut. */
export async function findSchema(db: Database): Promise<SchemaIdentity | undefined> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('migrations') is not null as exists
  `.execute(db);
  if (found[0]?.exists !== true) return undefined;
  const { rows } = await sql<{ name: string; digest: string }>`
    select name, digest from migrations order by name
  `.execute(db);
  return rows.map(({ name, digest }) => ({ name, digest }));
}

/** `newer`: it has a migration that the own schema lacks. */
export function compareSchemas(schema: SchemaIdentity, own: SchemaIdentity): 'same' | 'newer' | 'other' {
  if (JSON.stringify(schema) === JSON.stringify(own)) return 'same';
  const known = new Set(own.map(({ name }) => name));
  return schema.some(({ name }) => !known.has(name)) ? 'newer' : 'other';
}
