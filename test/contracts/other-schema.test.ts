import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, describe, expect, it } from 'vitest';
import type { DatabaseLocation } from '../../src/adapters/db/open-database.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import { openUnchecked } from '../databases/open-unchecked.ts';
import type { TestDatabase } from '../databases/test-databases.ts';
import { engines, makeDatabase } from '../databases/test-databases.ts';
import { program } from '../program/program.ts';

const refusal =
  'The database has the schema of an unreleased version of Curbcut, which cannot be updated: set CURBCUT_DATA_DIR to a new folder, or DATABASE_URL to an empty database, and scan again.';

let made: TestDatabase;

afterEach(() => made.remove());

/** As the first commits left it: one migration ran, and no digest of it is known. */
async function writeFirst(db: Kysely<unknown>): Promise<void> {
  const up = async (target: Kysely<unknown>) => {
    await sql`create table scans (id uuid primary key, url text not null)`.execute(target);
    await sql`insert into scans values (gen_random_uuid(), 'https://example.com/')`.execute(target);
  };
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => ({ '0001-scans-pages-issues': { up } }) },
  }).migrateToLatest();
  expect(error).toBeUndefined();
}

async function listColumns(location: DatabaseLocation): Promise<readonly unknown[]> {
  const columns = sql`select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`;
  return openUnchecked(location, async (db) => (await columns.execute(db)).rows);
}

describe.each(engines)('a database with another schema (%s)', (engine) => {
  it('is refused and stays as it is, if it is from the first commits', async () => {
    made = await makeDatabase(engine, 'empty');
    await openUnchecked(made.location, writeFirst);
    const before = await listColumns(made.location);

    await expect(openDatabase(made.location)).rejects.toThrow(refusal);
    await expect(openDatabase(made.location)).rejects.toThrow(refusal);

    expect(await listColumns(made.location)).toEqual(before);
  });

  it('is refused if a file of the same name had other statements', async () => {
    made = await makeDatabase(engine, 'migrated');
    await openUnchecked(made.location, async (db) => sql`update migrations set digest = 'other'`.execute(db));

    await expect(openDatabase(made.location)).rejects.toThrow(refusal);
  });

  it('is not a database whose first start failed before its first migration', async () => {
    made = await makeDatabase(engine, 'empty');
    const up = async () => {
      throw new Error('The disk is full.');
    };
    const getMigrations = async () => ({ '0001-schema': { up } });
    await openUnchecked(made.location, async (db) => {
      await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
    });

    const opened = await openDatabase(made.location);
    await opened.close();

    expect(opened.schema).toBe('current');
  });
});

it('a service that is started on a data folder of an older commit ends with one sentence', async () => {
  made = await makeDatabase('embedded', 'empty');
  await openUnchecked(made.location, writeFirst);
  const folder = made.location.kind === 'embedded' ? made.location.folder : '';
  const service = spawn(process.execPath, [program, 'serve', '--port', '0'], {
    env: { PATH: process.env['PATH'], CURBCUT_DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

  const [said, [code]] = await Promise.all([text(service.stderr), once(service, 'exit'), text(service.stdout)]);

  expect(code).toBe(4);
  expect(said.trim()).toBe(refusal);
});
