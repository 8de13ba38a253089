import { sql } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import type { Database } from '../../src/db/schema.ts';
import type { TestPlace } from './database-places.ts';
import { engines, makePlace } from './database-places.ts';

/** Gives the suite's database with every table empty: call it before each test, or once before all. */
export type OpenEmpty = () => Promise<OpenDatabase>;

/** Runs a suite on the embedded engine and on a PostgreSQL server, each time on a database of its own. */
export function onEachDatabase(name: string, suite: (open: OpenEmpty) => void): void {
  describe.each(engines)(`${name} (%s)`, (engine) => {
    let test: TestPlace | undefined;
    let database: OpenDatabase | undefined;
    beforeAll(async () => {
      test = await makePlace(engine, 'migrated');
      database = await openDatabase(test.place);
    });
    afterAll(async () => {
      await database?.close();
      await test?.remove();
    });
    suite(async () => {
      if (database === undefined) throw new Error('The database is opened before the first hook of the suite.');
      await emptyTables(database.db);
      return database;
    });
  });
}

/** Children first. Deleting beats truncating: the tables are small, and truncating makes new files. */
async function emptyTables(db: Database): Promise<void> {
  for (const table of ['occurrences', 'group_pages', 'issue_groups', 'pages', 'scans', 'settings'] as const) {
    await sql`delete from ${sql.table(table)}`.execute(db);
  }
}
