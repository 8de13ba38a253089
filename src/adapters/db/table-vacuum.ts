import { sql } from 'kysely';
import { letOthersGo } from '../../time/let-others-go.ts';
import { countChanges } from './refresh-statistics.ts';
import type { Database } from './schema.ts';

/**
 * Vacuum needs this number of deleted rows, plus a fifth of the other rows. Fewer are not worth a pass over a table and
 * its indexes.
 */
const leastDeadRows = 5_000;
/** Rows written between two checks. A running scan writes more, the maintenance of an idle service less. */
const quietWrites = 100;

/**
 * Vacuums tables of the embedded database, as autovacuum does on a server, to reuse the space of deleted rows. Each
 * call checks once. VACUUM of one table delays all other queries (100,000 deleted rows of 200,000: 0.2 to 0.6 s). So it
 * waits until few rows are written, unless more than half of the table is deleted rows. Waiting queries run between two
 * tables.
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
