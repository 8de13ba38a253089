import { sql } from 'kysely';
import { letOthersGo } from '../../time/let-others-go.ts';
import { countChanges } from './refresh-statistics.ts';
import type { Database } from './schema.ts';

/** Of deleted rows, in addition to a fifth of the others: fewer are not worth a pass over a table and its indexes. */
const leastDeadRows = 5_000;
/** Rows written between two looks. A scan in progress writes more, the upkeep of an idle service less. */
const quietWrites = 100;

/**
 * Does for the embedded database what a server does by itself (autovacuum): makes the room of deleted rows usable again. Each call
 * looks once. One VACUUM of a table holds up all other queries (100,000 deleted rows of 200,000: 0.2 to 0.6 s), so it waits until little is
 * written, unless more than half of the table is deleted rows. Queries that wait run between two tables.
 */
export class TableVacuum {
  readonly #db: Database;
  #written: number | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns the tables that were vacuumed. */
  async look(stop?: AbortSignal): Promise<readonly string[]> {
    const before = this.#written;
    const written = await this.#countWrites();
    this.#written = written;
    const isQuiet = before !== undefined && written - before <= quietWrites;
    const names = await this.#findTables(isQuiet ? 0.2 : 1);
    for (const name of names) {
      if (stop?.aborted === true) break;
      await sql`vacuum ${sql.table(name)}`.execute(this.#db);
      await letOthersGo();
    }
    return names;
  }

  async #countWrites(): Promise<number> {
    await countChanges(this.#db);
    const { rows } = await sql<{ written: number }>`
      select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::float8 as written from pg_stat_user_tables
    `.execute(this.#db);
    return rows[0]?.written ?? 0;
  }

  async #findTables(share: number): Promise<readonly string[]> {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_stat_user_tables
      where n_dead_tup > ${leastDeadRows}::integer + n_live_tup * ${share}::float8
      order by relname
    `.execute(this.#db);
    return rows.map(({ name }) => name);
  }
}
