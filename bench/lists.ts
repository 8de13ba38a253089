/**
 * What a page of a long list costs at its beginning and near its end: `node bench/lists.ts [rows]`. On each engine as many scans,
 * of which a tenth have a tag and a fifth failed, one scan of as many pages, of which a fifth failed, and a twentieth as many marks and jobs; each list is read 20 times
 * at both offsets. Then what writing costs: pages added in batches of 1,000, and claims. Writes bench/results/lists.json.
 */
import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { DatabaseLocation } from '../src/db/open-database.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { Database } from '../src/db/schema.ts';
import { claimNextPage } from '../src/pages/claim-page.ts';
import { listPages } from '../src/pages/list-pages.ts';
import { createScan } from '../src/scans/create-scan.ts';
import { addDiscoveredPages } from '../src/pages/add-discovered-pages.ts';
import { claimDiscovery } from '../src/scans/discovery-steps.ts';
import { listJobs } from '../src/queue/read-jobs.ts';
import { getScan, listScans } from '../src/scans/read-scans.ts';
import { searchScans } from '../src/scans/search-scans.ts';
import { listMarks } from '../src/triage/mark-record.ts';
import { describeMachine, median, round2, today } from './lib/measure.ts';
import { onEachEngine } from './lib/on-each-engine.ts';

const rows = Number(process.argv[2] ?? 100_000);
const limit = 20;

type Read = (offset: number) => Promise<{ readonly total: number }>;

const measured = await onEachEngine(4, (location) => bench(location));
const result = { date: today(), machine: describeMachine(), command: 'node bench/lists.ts', rows, ...measured };
console.log(JSON.stringify(result, undefined, 2));
if (process.argv.length === 2)
  writeFileSync(new URL('results/lists.json', import.meta.url), `${JSON.stringify(result, undefined, 2)}\n`);

async function bench(location: DatabaseLocation) {
  const database = await openDatabase(location);
  const { db } = database;
  try {
    const scan = await getScan(db, await fill(db));
    // One statement that writes every scan leaves a version of the counts per scan, which no later transaction could clear.
    await sql`vacuum analyze`.execute(db);
    const scans =
      (filter: Parameters<typeof listScans>[1]): Read =>
      (offset) =>
        listScans(db, filter, { limit, offset });
    const pages =
      (filter: Parameters<typeof listPages>[1]['filter']): Read =>
      (offset) =>
        listPages(db, { scan, filter, page: { limit, offset } });
    return {
      unit: 'ms (median of 20): at offset 0, near the end',
      scans: await measureRead(scans({})),
      scansByStatus: await measureRead(scans({ status: 'failed' })),
      scansByTag: await measureRead(scans({ tag: 'nightly' })),
      scansByTagAndStatus: await measureRead(scans({ tag: 'nightly', status: 'completed' })),
      scansByWord: await measureRead((offset) => searchScans(db, { q: 'example' }, { limit, offset })),
      marks: await measureRead(async (offset) => (await listMarks(db, scan, { limit, offset })).page),
      jobs: await measureRead(async (offset) => (await listJobs(db, {}, { limit, offset })).page),
      pages: await measureRead(pages({})),
      pagesByStatus: await measureRead(pages({ status: 'completed' })),
      pagesByOutcome: await measureRead(pages({ outcome: 'http_status' })),
      pagesByBoth: await measureRead(pages({ status: 'failed', outcome: 'http_status' })),
      write: await measureWrites(db),
    };
  } finally {
    await database.close();
  }
}

async function measureRead(read: Read): Promise<readonly number[]> {
  const { total } = await read(0);
  return [await measureAt(read, 0), await measureAt(read, Math.max(0, total - limit))];
}

async function measureAt(read: Read, offset: number): Promise<number> {
  const tookMs: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const started = performance.now();
    await read(offset);
    tookMs.push(performance.now() - started);
  }
  return round2(median(tookMs));
}

async function measureWrites(db: Database) {
  await createScan(db, { sitemap_url: 'https://example.com/sitemap.xml', scan_type: 'sitemap' });
  const held = await claimDiscovery(db);
  if (held === undefined) throw new Error('No sitemap waits to be read.');
  const addedMs: number[] = [];
  for (let batch = 0; batch < 10; batch += 1) {
    const urls = Array.from({ length: 1_000 }, (_, index) => `https://example.com/${batch}/${index}`);
    const started = performance.now();
    await addDiscoveredPages(db, held, {
      pages: urls.map((url, order) => ({ url, order, template: '/' })),
      maxPages: 100_000,
    });
    addedMs.push(performance.now() - started);
  }
  const claimMs: number[] = [];
  for (let turn = 0; turn < 200; turn += 1) {
    const started = performance.now();
    await claimNextPage(db);
    claimMs.push(performance.now() - started);
  }
  return { add1000PagesMs: round2(median(addedMs)), claimMs: round2(median(claimMs)) };
}

async function fill(db: Database): Promise<string> {
  await sql`
    insert into scans (id, url, target_key, scan_type, viewport_preset, tag, status, phase, finished_at)
    select gen_random_uuid(), 'https://example.com/', 'bench ' || n, 'single', 'desktop', case when n % 10 = 0 then 'nightly' end,
      case when n % 5 = 3 then 'failed' else 'completed' end, 'done', now()
    from generate_series(1, ${rows}::int) as n
  `.execute(db);
  const { rows: made } = await sql<{ id: string }>`
    insert into scans (id, url, target_key, scan_type, viewport_preset, status, phase, pages_total, pages_completed, pages_failed, finished_at)
    values (gen_random_uuid(), 'https://example.com/', 'bench', 'sitemap', 'desktop', 'partial', 'done', ${rows}::int,
      ${rows}::int - ${rows}::int / 5, ${rows}::int / 5, now())
    returning id
  `.execute(db);
  const id = made[0]?.id ?? '';
  await sql`
    insert into pages (scan_id, ordinal, url, status, outcome, finished_at)
    select ${id}::uuid, n, 'https://example.com/' || n, case when n % 5 = 0 then 'failed' else 'completed' end,
      case when n % 5 = 0 then 'http_status' else 'scanned' end, now()
    from generate_series(0, ${rows}::int - 1) as n
  `.execute(db);
  await fillMarksAndJobs(db, id);
  return id;
}

/** As many as a target and an installation may have after years. */
async function fillMarksAndJobs(db: Database, scanId: string): Promise<void> {
  await sql`
    insert into false_positive_marks (id, target_key, scan_id, after_sequence, scan_ids, kind, rule, scope, state)
    select gen_random_uuid(), 'bench', ${scanId}::uuid, 0, '[]', 'failed', 'rule-' || n, 'group', 'applied'
    from generate_series(1, ${rows}::int / 20) as n
  `.execute(db);
  await sql`
    insert into jobs (id, kind, key, state, created_at, finished_at)
    select gen_random_uuid(), 'delete-scan', n::text, 'done', now(), now() from generate_series(1, ${rows}::int / 20) as n
  `.execute(db);
}
