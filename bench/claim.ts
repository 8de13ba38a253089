/**
 * What claiming a page costs while many scans wait: `node bench/claim.ts [scans]`. On each engine so many scans of one page, none of
 * them served yet, and one of 100,000 pages; a hundred separate claims, without `analyze` before. And the same once
 * every page waits for its next attempt but those of the large scan; the first claim there looks at each scan once. Writes bench/results/claim.json.
 */
import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { DatabaseLocation } from '../src/db/open-database.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { Database } from '../src/db/schema.ts';
import { claimNextPage } from '../src/pages/claim-page.ts';
import { describeMachine, percentile, round2, today } from './lib/measure.ts';
import { onEachEngine } from './lib/on-each-engine.ts';

const largePages = 100_000;
const claims = 100;

const scans = Number(process.argv[2] ?? 1_500);
const measured = await onEachEngine(4, (location) => bench(location));
const result = {
  date: today(),
  machine: describeMachine(),
  command: 'node bench/claim.ts',
  scans,
  largePages,
  ...measured,
};
console.log(JSON.stringify(result, undefined, 2));
if (process.argv.length === 2)
  writeFileSync(new URL('results/claim.json', import.meta.url), `${JSON.stringify(result, undefined, 2)}\n`);

async function bench(location: DatabaseLocation) {
  const database = await openDatabase(location);
  try {
    await addScans(database.db, { count: scans, pages: 1 });
    await addScans(database.db, { count: 1, pages: largePages });
    const allDue = await measureClaims(database.db);
    await sql`update pages set next_attempt_at = now() + interval '1 day' where status = 'pending' and ordinal = 0`.execute(
      database.db,
    );
    const started = performance.now();
    while ((await claimNextPage(database.db)) === undefined);
    const firstOfMostWaitMs = Math.round(performance.now() - started);
    return { allDueMs: allDue, firstOfMostWaitMs, mostWaitMs: await measureClaims(database.db) };
  } finally {
    await database.close();
  }
}

async function measureClaims(db: Database) {
  const tookMs: number[] = [];
  for (let count = 0; count < claims; count += 1) {
    const started = performance.now();
    if ((await claimNextPage(db)) === undefined) throw new Error('No page was due.');
    tookMs.push(performance.now() - started);
  }
  return {
    p50: round2(percentile(tookMs, 0.5)),
    p95: round2(percentile(tookMs, 0.95)),
    max: round2(Math.max(...tookMs)),
  };
}

async function addScans(
  db: Database,
  { count, pages }: { readonly count: number; readonly pages: number },
): Promise<void> {
  await sql`
    with added as (
      insert into scans (id, url, target_key, scan_type, viewport_preset, status, phase, pages_total, pages_pending)
      select gen_random_uuid(), 'https://example.com/', 'bench', 'sitemap', 'desktop', 'queued', 'scanning', ${pages}::int, ${pages}::int
      from generate_series(1, ${count}::int)
      returning id
    )
    insert into pages (scan_id, ordinal, url)
    select id, n, 'https://example.com/' || n from added, generate_series(0, ${pages}::int - 1) as n
  `.execute(db);
}
