import { sql } from 'kysely';
import type { Database } from '../../src/db/schema.ts';

/** Bytes of the table with what is stored aside, and of its indexes. */
export type TableSize = {
  readonly table: string;
  readonly rows: number;
  readonly tableBytes: number;
  readonly indexBytes: number;
};

/** The tables with rows, largest first. */
export async function readTableSizes(db: Database): Promise<readonly TableSize[]> {
  const { rows: names } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1
  `.execute(db);
  const sizes: TableSize[] = [];
  for (const { name } of names) {
    const { rows } = await sql<TableSize>`
      select ${name} as table, (select count(*) from ${sql.table(name)})::float8 as rows,
        pg_table_size(${name}::regclass)::float8 as "tableBytes", pg_indexes_size(${name}::regclass)::float8 as "indexBytes"
    `.execute(db);
    sizes.push(...rows.filter((one) => one.rows > 0));
  }
  return sizes.toSorted((a, b) => b.tableBytes + b.indexBytes - a.tableBytes - a.indexBytes);
}

export async function readWalBytes(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes
  `.execute(db);
  return rows[0]?.bytes ?? 0;
}
