import { sql } from 'kysely';
import { afterAll, describe } from 'vitest';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import type { Database, Schema } from '../../src/db/schema.ts';
import type { Engine, TestDatabase } from './test-databases.ts';
import { engines, makeDatabase } from './test-databases.ts';

/** Gives a database with every table empty: call it before each test of a suite, or once before all. */
export type OpenEmpty = () => Promise<OpenDatabase>;

type Opened = { readonly test: TestDatabase; readonly database: OpenDatabase };

/** One of each engine for all suites of a test file: opening an embedded one costs a second. */
const opened = new Map<Engine, Promise<Opened>>();

/** Runs a suite on the embedded engine and on a PostgreSQL server, on databases that its file has for itself. */
export function onEachDatabase(name: string, suite: (open: OpenEmpty) => void): void {
  afterAll(closeAll);
  describe.each(engines)(`${name} (%s)`, (engine) => {
    suite(async () => {
      const { database } = await openOnce(engine);
      await emptyTables(database.db);
      return database;
    });
  });
}

async function closeAll(): Promise<void> {
  const all = [...opened.values()];
  opened.clear();
  for (const one of all) {
    const { test, database } = await one;
    await database.close();
    await test.remove();
  }
}

function openOnce(engine: Engine): Promise<Opened> {
  const known = opened.get(engine) ?? openNew(engine);
  opened.set(engine, known);
  return known;
}

async function openNew(engine: Engine): Promise<Opened> {
  const test = await makeDatabase(engine, 'migrated');
  return { test, database: await openDatabase(test.location) };
}

/** Children first; every table is named, or this does not compile. What a database is known by stays; triggers keep counts. */
const tables = Object.keys({
  scan_hosts: true,
  crawl_counts: true,
  dropped_urls: true,
  occurrences: true,
  group_pages: true,
  issue_groups: true,
  pages: true,
  scans: true,
  scan_counts: true,
  settings: true,
  false_positive_marks: true,
  hosts: true,
  processes: true,
  jobs: true,
  reuse_stops: true,
} satisfies Readonly<Record<Exclude<keyof Schema, 'installation' | 'page_counts' | 'known_endpoints'>, true>>);

/** Deleting beats truncating: the tables are small, and truncating makes new files. */
async function emptyTables(db: Database): Promise<void> {
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db);
}
