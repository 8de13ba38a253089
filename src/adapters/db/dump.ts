import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { keptTables } from './kept-tables.ts';
import type { Database, Schema } from './schema.ts';

/** Rows of a table, each as the JSON text that PostgreSQL writes: numbers of any size and microseconds stay as they are. */
type DumpedRows = { readonly table: string; readonly rows: readonly string[] };
export type PictureName = { readonly scanId: string; readonly name: string };

/** The last number that each sequence gave. A number is never used twice, also if its row was deleted. */
export type Sequences = Readonly<Record<string, number>>;

export type Dump = {
  readonly installation: string;
  readonly sequences: Sequences;
  readonly rows: () => AsyncGenerator<DumpedRows>;
  /** The pictures that the rows show. */
  readonly pictures: () => AsyncGenerator<PictureName>;
};

/** Rows that are in memory at once. The largest have some 100 kB. */
const rowsPerFetch = 200;

/**
 * Reads the whole database as it is at one moment, whatever is written meanwhile. Two of its generators cannot run at
 * the same time.
 */
export async function dumpDatabase<Result>(db: Database, read: (dump: Dump) => Promise<Result>): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // The snapshot is taken by the first statement.
      const { id } = await tx.selectFrom('installation').select('id').executeTakeFirstOrThrow();
      return read({
        installation: id,
        sequences: await readSequences(tx),
        rows: () => dumpTables(tx),
        pictures: () => dumpPictures(tx),
      });
    });
}

async function readSequences(tx: Transaction<Schema>): Promise<Sequences> {
  const { rows } = await sql<{ name: string; last: number }>`
    select sequencename as name, last_value::float8 as last from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1
  `.execute(tx);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

async function* dumpTables(tx: Transaction<Schema>): AsyncGenerator<DumpedRows> {
  for (const table of keptTables) {
    const query = sql<{ row: string }>`select row_to_json(kept)::text as row from ${sql.table(table)} as kept`;
    // A line break is possible only between tokens, where a column of type json keeps it.
    for await (const rows of fetchRows(tx, query))
      yield { table, rows: rows.map(({ row }) => row.replaceAll('\n', ' ')) };
  }
}

async function* dumpPictures(tx: Transaction<Schema>): AsyncGenerator<PictureName> {
  const query = sql<PictureName>`
    select distinct scan_id as "scanId", tile ->> 'name' as name
    from pages cross join lateral jsonb_array_elements(picture -> 'tiles') as tile
    where picture is not null
    order by 1, 2
  `;
  for await (const rows of fetchRows(tx, query)) yield* rows;
}

async function* fetchRows<Row>(
  tx: Transaction<Schema>,
  query: ReturnType<typeof sql<Row>>,
): AsyncGenerator<readonly Row[]> {
  await sql`declare dumped no scroll cursor for ${query}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsPerFetch)} from dumped`.execute(tx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close dumped`.execute(tx);
}
