import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Sequences } from './dump.ts';
import { keptTables } from './kept-tables.ts';
import type { Database, Schema } from './schema.ts';

export type Load = {
  /** Gives the database the id of another one, whose pictures it can then have. */
  readonly setInstallation: (id: string) => Promise<void>;
  /** Inserts the array `rows` of a JSON object with rows as `dumpDatabase` gives them. */
  readonly insert: (table: string, json: string) => Promise<void>;
  readonly setSequences: (sequences: Sequences) => Promise<void>;
};

/** Fills an empty database in one transaction. Until it ends, no scan can be created. Throws the errors of the database. */
export async function loadDatabase(db: Database, fill: (load: Load) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) =>
    fill({
      setInstallation: async (id) => void (await tx.updateTable('installation').set({ id }).execute()),
      insert: async (table, json) => insertRows(tx, table, json),
      setSequences: async (sequences) => setSequences(tx, sequences),
    }),
  );
}

/** True if a table of a backup has a row. The schema may be missing. */
export async function hasData(db: Database): Promise<boolean> {
  for (const table of keptTables) {
    const { rows: found } = await sql<{ exists: boolean }>`
      select to_regclass(${table}) is not null as exists
    `.execute(db);
    if (found[0]?.exists !== true) continue;
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

async function insertRows(tx: Transaction<Schema>, table: string, json: string): Promise<void> {
  const type = sql.table(table);
  await sql`
    insert into ${type} overriding system value
    select * from json_populate_recordset(null::${type}, cast(${json} as json) -> 'rows')
  `.execute(tx);
}

async function setSequences(tx: Transaction<Schema>, sequences: Sequences): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await sql`select setval(quote_ident(${name})::regclass, ${last}::bigint)`.execute(tx);
}
