import { readFile } from 'node:fs/promises';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, it } from 'vitest';
import { openEmbedded } from '../../src/db/embedded.ts';
import type { DatabaseLocation } from '../../src/db/open-database.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { openServer } from '../../src/db/server.ts';
import { listPages } from '../../src/pages/list-pages.ts';
import { getScan, listScans } from '../../src/scans/read-scans.ts';
import { listMarks } from '../../src/triage/mark-record.ts';
import { engines, makeDatabase } from '../databases/test-databases.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { aClaimedPage, aScan } from './make-scans.ts';

const migrations = ['0001-scans-pages-issues', '0002-false-positives-hosts', '0003-withdrawn-and-lost-pages'];
const target = 'single https://example.com/';
/** The second was created by a process whose clock was behind. */
const [first, second, third] = [
  '01990000-0000-7000-8000-000000000001',
  '01980000-0000-7000-8000-000000000002',
  '019a0000-0000-7000-8000-000000000003',
] as const;
const mark = '01990000-0000-7000-8000-00000000000a';

/** As a version left it that knew no numbers: two ended scans, a mark on the later one, and a scan in progress. */
async function makeOld(location: DatabaseLocation): Promise<void> {
  const { dialect, release } =
    location.kind === 'embedded' ? await openEmbedded(location.folder) : await openServer(location);
  const db: Kysely<unknown> = new Kysely({ dialect });
  const texts = await Promise.all(
    migrations.map((name) => readFile(new URL(`../../migrations/${name}.sql`, import.meta.url), 'utf8')),
  );
  const known = migrations.map(
    (name, index) => [name, { up: (to: typeof db) => run(to, texts[index] ?? '') }] as const,
  );
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(known) },
  }).migrateToLatest();
  expect(error).toBeUndefined();
  await sql`
    insert into scans (id, url, target_key, scan_type, viewport_preset, status, phase, pages_total, pages_pending, pages_failed, created_at, finished_at, error_code)
    values (${first}, 'https://example.com/', ${target}, 'single', 'desktop', 'failed', 'done', 1, 0, 1, '2026-01-01', '2026-01-01', 'dns_error'),
      (${second}, 'https://example.com/', ${target}, 'single', 'desktop', 'failed', 'done', 1, 0, 1, '2026-01-02', '2026-01-02', 'dns_error'),
      (${third}, 'https://example.com/', ${target}, 'single', 'desktop', 'running', 'scanning', 1, 1, 0, '2026-01-03', null, null)
  `.execute(db);
  await sql`
    insert into pages (scan_id, ordinal, url, status, outcome, finished_at)
    select id, 0, url, case status when 'failed' then 'failed' else 'pending' end, error_code, finished_at from scans
  `.execute(db);
  await sql`
    insert into false_positive_marks (id, target_key, kind, rule, scope, scan_id, scan_ids, after_scan_id, state)
    values (${mark}, ${target}, 'failed', 'image-alt', 'group', ${second}, ${JSON.stringify([second])}::jsonb, ${second}, 'applied')
  `.execute(db);
  await db.destroy();
  await release();
}

async function run(db: Kysely<unknown>, text: string): Promise<void> {
  for (const statement of text.split(/;\s*$/m)) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db);
  }
}

describe.each(engines)('a database of an older version (%s)', (engine) => {
  it('keeps its scans in the order of their creation, its marks, and the scan in progress', async () => {
    const { location, remove } = await makeDatabase(engine, 'empty');
    await makeOld(location);

    const database = await openDatabase(location);

    const { db } = database;
    const marksOf = async (id: string) =>
      (await listMarks(db, await getScan(db, id), { limit: 10, offset: 0 })).false_positives.map((made) => made.id);
    expect((await listScans(db, {}, { limit: 10, offset: 0 })).scans.map(({ id }) => id)).toEqual([
      third,
      second,
      first,
    ]);
    expect(await Promise.all([first, second, third].map(marksOf))).toEqual([[], [mark], [mark]]);
    const failed = {
      scan: await getScan(db, first),
      filter: { status: 'failed' },
      page: { limit: 1, offset: 0 },
    } as const;
    expect((await listPages(db, failed)).total).toBe(1);
    expect((await aClaimedPage(db)).scanId).toBe(third);
    const next = await aScan(db);
    expect((await listScans(db, {}, { limit: 1, offset: 0 })).scans.map(({ id }) => id)).toEqual([next.id]);
    expect(await checkInvariants(db)).toEqual([]);
    await database.close();
    await remove();
  });
});
