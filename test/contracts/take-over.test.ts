import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, it } from 'vitest';
import { openEmbedded } from '../../src/db/embedded.ts';
import type { DatabaseLocation } from '../../src/db/open-database.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { readMigrations } from '../../src/db/read-migrations.ts';
import { openServer } from '../../src/db/server.ts';
import { readOccurrences } from '../../src/issues/read-occurrences.ts';
import { listPages } from '../../src/pages/list-pages.ts';
import { getScan, listScans } from '../../src/scans/read-scans.ts';
import { listMarks } from '../../src/triage/mark-record.ts';
import { engines, makeDatabase } from '../databases/test-databases.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { aClaimedPage, aGroup, anOccurrence, aScan, aScannedReport, scanNextPage } from './make-scans.ts';

const target = 'single https://example.com/';
/** The second was created by a process whose clock was behind. */
const [first, second, third] = [
  '01990000-0000-7000-8000-000000000001',
  '01980000-0000-7000-8000-000000000002',
  '019a0000-0000-7000-8000-000000000003',
] as const;
const mark = '01990000-0000-7000-8000-00000000000a';

type OldDb = Kysely<unknown>;

/** A database with the migrations whose number is this at most, and what `write` writes into it. */
async function makeOld(location: DatabaseLocation, newest: number, write: (db: OldDb) => Promise<void>): Promise<void> {
  const { dialect, release } =
    location.kind === 'embedded' ? await openEmbedded(location.folder) : await openServer(location);
  const db: OldDb = new Kysely({ dialect });
  const all = Object.entries(await readMigrations());
  const known = all.filter(([name]) => Number.parseInt(name, 10) <= newest);
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(known) },
  }).migrateToLatest();
  expect(error).toBeUndefined();
  await write(db);
  await db.destroy();
  await release();
}

/** As a version left it that knew no numbers: two ended scans, a mark on the later one, and a scan in progress. */
async function writeUnnumbered(db: OldDb): Promise<void> {
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
}

const long = `<p class="größer">${'Text '.repeat(80)}😀</p>`;
const message = 'Es hat zu wenig Kontrast: 2,1 “≪”.';

/** A scan in progress whose occurrences have their texts in their rows: three on its first page. */
async function writeWithTexts(db: OldDb): Promise<void> {
  await sql`
    insert into scans (id, url, target_key, scan_type, viewport_preset, status, phase, pages_total, pages_pending, pages_completed,
      failed_groups, failed_occurrences, critical_occurrences, score_sum, scored_pages, started_at)
    values (${first}, 'https://example.com/sitemap.xml', 'sitemap', 'sitemap', 'desktop', 'running', 'scanning', 2, 1, 1, 1, 3, 3, 50, 1, now())
  `.execute(db);
  await sql`
    with page as (
      insert into pages (scan_id, ordinal, url, status, outcome, failed_occurrences, score, finished_at, picture)
      values (${first}, 0, 'https://example.com/0', 'completed', 'scanned', 3, 50, now(), '{}'), (${first}, 1, 'https://example.com/1', 'pending', null, 0, null, null, null)
      returning id, ordinal
    ), grouped as (
      insert into issue_groups (scan_id, kind, rule, engine, severity_rank, best_practice, occurrence_count, page_count, stored_count, omitted_count)
      values (${first}, 'failed', 'image-alt', 'axe-core', 0, false, 3, 1, 3, 0) returning id
    ), part as (
      insert into group_pages (scan_id, group_id, page_id, stored_count, omitted_count)
      select ${first}::uuid, grouped.id, page.id, 3, 0 from grouped, page where ordinal = 0
    )
    insert into occurrences (id, scan_id, group_id, page_id, ordinal, fingerprint, selector, html, message, states, box)
    select gen_random_uuid(), ${first}::uuid, grouped.id, page.id, nth, 'old-' || nth, '#old-' || nth,
      case nth when 0 then '<img>' else ${long}::text end, ${message}, 'dark', '[1, 2, 3, 4]'
    from grouped, page, generate_series(0, 2) as nth where page.ordinal = 0
  `.execute(db);
}

describe.each(engines)('a database of an older version (%s)', (engine) => {
  it('keeps its scans in the order of their creation, its marks, and the scan in progress', async () => {
    const { location, remove } = await makeDatabase(engine, 'empty');
    await makeOld(location, 3, writeUnnumbered);

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

  it('keeps the texts of its occurrences, each once, and a scan in progress adds those that it does not have', async () => {
    const { location, remove } = await makeDatabase(engine, 'empty');
    await makeOld(location, 49, writeWithTexts);

    const database = await openDatabase(location);

    const { db } = database;
    const added = anOccurrence({ html: long, message });
    await scanNextPage(
      db,
      aScannedReport({ groups: [aGroup(1, { occurrences: [added] })], rules: { 'image-alt': [0, 1, 0] } }),
    );
    const group = await db.selectFrom('issue_groups').select('id').executeTakeFirstOrThrow();
    const read = await readOccurrences(db, group.id, { limit: 10, offset: 0 });
    const old = { message, states: ['dark'] };
    expect(read).toMatchObject([
      { ...old, selector: '#old-0', html: '<img>' },
      { ...old, selector: '#old-1', html: long },
      { ...old, selector: '#old-2', html: long },
      { message, states: ['default'], selector: added.selector, html: long },
    ]);
    const texts = await db
      .selectFrom('occurrence_texts')
      .select('text')
      .orderBy(sql`length(text)`)
      .execute();
    expect(texts.map(({ text }) => text)).toEqual([message, long]);
    expect(await checkInvariants(db)).toEqual([]);
    await database.close();
    await remove();
  });
});
