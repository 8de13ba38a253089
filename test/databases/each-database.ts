import { sql } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import type { Database, Schema } from '../../src/db/schema.ts';
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

/** Children first; every table is named, or this does not compile. */
const tables = Object.keys({
  occurrences: true,
  group_pages: true,
  issue_groups: true,
  pages: true,
  scans: true,
  settings: true,
  false_positive_marks: true,
  hosts: true,
} satisfies Readonly<Record<keyof Schema, true>>);

/** Deleting beats truncating: the tables are small, and truncating makes new files. */
async function emptyTables(db: Database): Promise<void> {
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db);
}
