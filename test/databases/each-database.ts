import { sql } from 'kysely';
import { beforeAll, describe } from 'vitest';
import type { OpenDatabase } from '../../src/adapters/db/open-database.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import type { Database, Schema } from '../../src/adapters/db/schema.ts';
import type { Engine } from './test-databases.ts';
import { engines, makeDatabase } from './test-databases.ts';

/** Gives a database with every table empty: call it before each test of a suite, or once before all. */
export type OpenEmpty = () => Promise<OpenDatabase>;

/**
 * One of each engine for all files of a process, which run one after the other: opening an embedded one costs a second. They stay
 * open until the process ends; the run removes the folder and the server that they are in.
 */
const opened = new Map<Engine, Promise<OpenDatabase>>();

/** Runs a suite on the embedded engine and on a PostgreSQL server. */
export function onEachDatabase(name: string, suite: (open: OpenEmpty) => void): void {
  runOn(engines, name, suite);
}

/** Runs a suite on a PostgreSQL server alone, which answers in half the processor time: for what does not depend on the engine, such as formats. */
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

/** Children first; every table is named, or this does not compile. What a database is known by stays; triggers keep counts. */
const tables = Object.keys({
  agreed_hosts: true,
  scan_sessions: true,
  shares: true,
  sign_ins: true,
  schedules: true,
  webhook_deliveries: true,
  webhooks: true,
  crawl_counts: true,
  dropped_urls: true,
  known_urls: true,
  component_groups: true,
  component_pages: true,
  components: true,
  patterns: true,
  occurrences: true,
  occurrence_texts: true,
  group_pages: true,
  issue_groups: true,
  pages: true,
  scans: true,
  scan_counts: true,
  targets: true,
  settings: true,
  false_positive_marks: true,
  clause_verdicts: true,
  hosts: true,
  processes: true,
  jobs: true,
  reuse_stops: true,
  access_sessions: true,
  access_tokens: true,
  audit_events: true,
} satisfies Readonly<Record<Exclude<keyof Schema, 'installation' | 'page_counts' | 'known_endpoints'>, true>>);

/** What the suites before have left grows no table: its rows are gone, and so is their room. */
async function truncateTables(db: Database): Promise<void> {
  const all = [...tables, 'page_counts'].map((table) => sql.table(table));
  await sql`truncate ${sql.join(all)} restart identity`.execute(db);
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
