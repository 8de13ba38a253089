import { sql } from 'kysely';
import { beforeAll, describe } from 'vitest';
import type { OpenDatabase } from '../../src/adapters/db/open-database.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { Engine } from './test-databases.ts';
import { engines, makeDatabase } from './test-databases.ts';
import { tables, truncateTables } from './truncate-tables.ts';

/** Gives a database with every table empty: call it before each test of a suite, or once before all. */
export type OpenEmpty = () => Promise<OpenDatabase>;

/**
 * One of each engine for all files of a process, which run one after the other: opening an embedded one costs a second. They stay
 * open until the process ends; the run removes the folder and the server that they are in.
 */
const opened = new Map<Engine, Promise<OpenDatabase>>();

/** Runs a suite on the embedded engine, which has one connection, and on a PostgreSQL server: for queues, locks and transactions. */
export function onEachDatabase(name: string, suite: (open: OpenEmpty) => void): void {
  runOn(engines, name, suite);
}

/** Runs a suite on a PostgreSQL server alone, which answers in half the processor time: for what does not depend on the engine, such as lists, counts and formats. */
export function onServer(name: string, suite: (open: OpenEmpty) => void): void {
  runOn(['server'], name, suite);
}

function runOn(which: readonly Engine[], name: string, suite: (open: OpenEmpty) => void): void {
  describe.each(which)(`${name} (%s)`, (engine) => {
    beforeAll(async () => truncateTables((await openOnce(engine)).db));
    suite(async () => {
      const database = await openOnce(engine);
      await emptyTables(database.db);
      return database;
    });
  });
}

function openOnce(engine: Engine): Promise<OpenDatabase> {
  const known = opened.get(engine) ?? openNew(engine);
  opened.set(engine, known);
  return known;
}

async function openNew(engine: Engine): Promise<OpenDatabase> {
  const { location } = await makeDatabase(engine, 'migrated');
  const database = await openDatabase(location);
  await createEmptying(database.db);
  return database;
}

/**
 * A function in the database, which keeps the plans of its statements: sent one by one, they take ten times the processor time.
 * Deleting beats truncating where tables are small, because truncating makes new files. A thousand scans take two seconds,
 * because each deleted row updates the counts of its neighbors.
 */
async function createEmptying(db: Database): Promise<void> {
  const truncating = `if (select count(*) from public.scans) > 100 then truncate public.scans, public.targets, public.scan_counts cascade; end if;`;
  const statements = [truncating, ...tables.map((table) => `delete from public.${table};`)].join(' ');
  await sql`create schema testing`.execute(db);
  await sql
    .raw(`create function testing.empty_tables() returns void language plpgsql as 'begin ${statements} end'`)
    .execute(db);
}

async function emptyTables(db: Database): Promise<void> {
  await sql`select testing.empty_tables()`.execute(db);
}
