import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/adapters/db/open-database.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import { readMigrations, readTolerance } from '../../src/adapters/db/read-migrations.ts';
import { recordPage } from '../../src/records/pages/record-page.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { makeLater, readNewest } from '../databases/later-schema.ts';
import type { Engine, TestDatabase } from '../databases/test-databases.ts';
import { makeDatabase } from '../databases/test-databases.ts';
import { openRest } from './ask-rest.ts';
import {
  aClaimedPage,
  aFailedReport,
  aGroup,
  aScannedReport,
  aSitemapScan,
  ruleInfo,
  scanNextPage,
} from './make-scans.ts';

let made: TestDatabase;
let older: OpenDatabase;

async function open(engine: Engine): Promise<void> {
  made = await makeDatabase(engine, 'migrated');
  older = await openDatabase(made.location);
}

async function remove(): Promise<void> {
  await older.close();
  await made.remove();
}

describe('a newer version on the same database', () => {
  beforeEach(() => open('server'));
  afterEach(remove);

  it('leaves running processes of this one working: a page in progress, new scans, every list and report', async () => {
    const { db } = older;
    const { id } = await aSitemapScan(db, 3);
    await scanNextPage(db, aScannedReport({ groups: [aGroup(2)] }));
    const page = await aClaimedPage(db);

    await makeLater(db);

    await recordPage({ db, ruleInfo }, page, aScannedReport({ groups: [aGroup(3)] }));
    const ended = await scanNextPage(db, aFailedReport());
    const rest = await openRest(db);
    const created = await rest.ask('POST', '/api/scans', {
      body: { sitemap_url: 'https://example.com/', scan_type: 'single' },
    });
    const answers = await Promise.all(
      ['', '/pages', '/issues', '/issues/chunks', '/components', '/issues/report.json', '/issues/report.csv'].map(
        (path) => rest.ask('GET', `/api/scans/${id}${path}`),
      ),
    );
    await rest.close();

    expect([ended.status, ended.failed_occurrences]).toEqual(['partial', 5]);
    expect([created.statusCode, ...answers.map(({ statusCode }) => statusCode)]).toEqual([
      201,
      ...answers.map(() => 200),
    ]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('lets processes of this one start, as long as each of its migrations tolerates that', async () => {
    await makeLater(older.db, { since: await readNewest() });
    const started = await openDatabase(made.location);
    await started.close();

    expect(started.schema).toBe('newer');
  });

  it.each([
    ['tolerates only later ones', 1],
    ['tolerates none', undefined],
  ])('refuses a start if a migration %s', async (_name, more) => {
    const newest = await readNewest();
    await makeLater(older.db, { since: more === undefined ? undefined : newest + more });

    await expect(openDatabase(made.location)).rejects.toThrow('it was last used by a newer version of Curbcut.');
  });

  it('knows what each migration tolerates', async () => {
    const { rows } = await sql`select name, programs_since from migrations where name < '9000' order by name`.execute(
      older.db,
    );

    expect(rows).toEqual(
      (await readMigrations()).map(({ name, text }) => ({ name, programs_since: readTolerance(text) ?? null })),
    );
  });
});

describe('an embedded database that a newer version has used', () => {
  beforeEach(() => open('embedded'));
  afterEach(remove);

  it('works with this one again, for example after an update that was undone', async () => {
    await makeLater(older.db);
    await older.close();
    older = await openDatabase(made.location);
    await aSitemapScan(older.db, 1);
    const { status } = await scanNextPage(older.db, aScannedReport({ groups: [aGroup(2)] }));

    expect([older.schema, status]).toEqual(['newer', 'completed']);
    expect(await checkInvariants(older.db)).toEqual([]);
  });
});
