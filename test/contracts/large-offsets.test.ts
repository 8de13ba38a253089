import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { listPages } from '../../src/records/pages/list-pages.ts';
import { retryFailed } from '../../src/records/pages/retry-failed.ts';
import { getScan, listScans } from '../../src/records/scans/read-scans.ts';
import type { ScanRow } from '../../src/records/scans/scan-fields.ts';
import { searchScans } from '../../src/records/scans/search-scans.ts';
import { claimJob } from '../../src/adapters/queue/claim-job.ts';
import { enqueueJob } from '../../src/adapters/queue/enqueue-job.ts';
import { listJobs } from '../../src/adapters/queue/read-jobs.ts';
import { finishJob } from '../../src/adapters/queue/settle-job.ts';
import { listMarks } from '../../src/records/triage/mark-record.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onServer } from '../databases/each-database.ts';
import { aSitemapScan } from './make-scans.ts';

const offsets = [0, 1, 166, 167, 499, 500, 501, 799, 1_199, 1_200, 5_000];
const limit = 7;

/** So that every combination of status and outcome is in every bucket of the lists, and one is in the last alone. */
async function endPages(db: Database, scan: ScanRow): Promise<ScanRow> {
  await sql`
    update pages set status = case when ordinal % 3 = 0 then 'failed' else 'completed' end, finished_at = now(),
      outcome = case when ordinal % 3 <> 0 then 'scanned' when ordinal % 2 = 0 then 'http_status' else 'dns_error' end
    where scan_id = ${scan.id} and ordinal < 1190
  `.execute(db);
  await sql`
    update scans set status = 'partial', phase = 'done', finished_at = now(), pages_pending = 0, pages_failed = 397, pages_completed = 803
    where id = ${scan.id}
  `.execute(db);
  await sql`
    update pages set status = 'completed', outcome = 'scanned', finished_at = now() where scan_id = ${scan.id} and ordinal >= 1190
  `.execute(db);
  return getScan(db, scan.id);
}

onServer('the pages of a scan', (open) => {
  let db: Database;
  let scan: ScanRow;
  beforeAll(async () => {
    ({ db } = await open());
    scan = await endPages(db, await aSitemapScan(db, 1_200));
  });

  it.each([
    { status: 'completed' },
    { status: 'failed' },
    { status: 'running' },
    { outcome: 'http_status' },
    { status: 'failed', outcome: 'dns_error' },
    { status: 'completed', outcome: 'dns_error' },
  ] as const)('with %j are the same at every offset as without counting', async (filter) => {
    const { rows } = await sql<{ url: string; status: string; outcome: string }>`
      select url, status, outcome from pages where scan_id = ${scan.id} order by ordinal`.execute(db);
    const matching = rows.filter((row) =>
      Object.entries(filter).every(([name, value]) => row[name as 'status'] === value),
    );

    for (const offset of offsets) {
      const { pages, total } = await listPages(db, { scan, filter, page: { limit, offset } });

      expect(total).toBe(matching.length);
      expect(pages.map(({ url }) => url)).toEqual(matching.slice(offset, offset + limit).map(({ url }) => url));
    }
  });

  it('stay counted when many change at once, and when they are removed', async () => {
    await retryFailed(db, scan.id);
    const retried = await getScan(db, scan.id);

    const { total } = await listPages(db, { scan: retried, filter: { status: 'pending' }, page: { limit, offset: 0 } });

    expect(total).toBe(397);
    expect((await checkInvariants(db)).filter((line) => line.startsWith('lists count'))).toEqual([]);
    await db.deleteFrom('pages').where('scan_id', '=', scan.id).execute();
    expect((await checkInvariants(db)).filter((line) => line.startsWith('lists count'))).toEqual([]);
    await db.deleteFrom('scans').execute();
    expect(await db.selectFrom('page_counts').selectAll().execute()).toEqual([]);
  });
});

onServer('the list of scans', (open) => {
  let db: Database;
  beforeAll(async () => {
    ({ db } = await open());
    // A count that one transaction changes a thousand times takes seconds.
    for (let first = 1; first <= 1_400; first += 100) await addScans(first, first + 99);
  });

  const addScans = (first: number, last: number) =>
    sql`
      insert into scans (id, url, target_key, scan_type, viewport_preset, tag, status, phase, deleted_at)
      select gen_random_uuid(), 'https://example.com/', 'single ' || n, 'single', 'desktop', case when n % 4 = 0 then 'nightly' end,
        case when n % 3 = 0 then 'failed' else 'completed' end, 'done', case when n % 7 = 0 then now() end
      from generate_series(${first}::integer, ${last}::integer) as n
    `.execute(db);

  it.each([
    {},
    { status: 'failed' },
    { status: 'queued' },
    { tag: 'nightly' },
    { tag: 'nightly', status: 'failed' },
    { tag: '' },
  ] as const)('with %j is the same at every offset as without counting', async (filter) => {
    const all = await db
      .selectFrom('scans')
      .selectAll()
      .where('deleted_at', 'is', null)
      .orderBy('sequence', 'desc')
      .execute();
    const matching = all.filter((row) =>
      Object.entries(filter).every(([name, value]) => row[name as 'status'] === value),
    );

    for (const offset of offsets) {
      const { scans, total } = await listScans(db, filter, { limit, offset });

      expect(total).toBe(matching.length);
      expect(scans.map(({ id }) => id)).toEqual(matching.slice(offset, offset + limit).map(({ id }) => id));
    }
  });

  it.each([
    { q: 'EXAMPLE' },
    { viewport: 'desktop', status: 'failed' },
    { q: 'com', tag: 'nightly' },
    { q: 'absent' },
  ] as const)('searched for %j is the same at every offset as without paging', async (search) => {
    const { scans: matching } = await searchScans(db, search, { limit: 2_000, offset: 0 });
    const sequences = matching.map(({ sequence }) => sequence);

    for (const offset of [...offsets, 2_147_483_647]) {
      const { scans, total } = await searchScans(db, search, { limit, offset });

      expect(total).toBe(matching.length);
      expect(scans.map(({ id }) => id)).toEqual(matching.slice(offset, offset + limit).map(({ id }) => id));
    }
    expect(sequences).toEqual(sequences.toSorted((one, other) => other - one));
  });

  it('stays counted while scans change, are deleted and are removed', async () => {
    await sql`update scans set status = 'partial' where sequence % 5 = 0`.execute(db);
    await sql`update scans set tag = 'weekly' where sequence % 6 = 0`.execute(db);
    await sql`update scans set deleted_at = now() where sequence % 11 = 0 and deleted_at is null`.execute(db);
    await sql`delete from scans where sequence % 13 = 0`.execute(db);

    const breaches = await checkInvariants(db);

    expect(breaches.filter((line) => line.startsWith('lists count'))).toEqual([]);
  });
});

onServer('the marks of a target', (open) => {
  it('are the same at every offset, and only those that cover the scan', async () => {
    const { db } = await open();
    const scan = await aSitemapScan(db, 1);
    await sql`
      insert into false_positive_marks (id, target_key, scan_id, after_sequence, scan_ids, kind, rule, scope, state)
      select gen_random_uuid(), ${scan.target_key}, ${scan.id}::uuid, 1000000,
        case when n % 3 = 0 then '[]' else jsonb_build_array(${scan.id}::text) end, 'failed', 'rule-' || n, 'group', 'applied'
      from generate_series(1, 1400) as n
    `.execute(db);
    const covering = Array.from({ length: 1_400 }, (_, index) => 1_400 - index).filter((n) => n % 3 !== 0);

    for (const offset of offsets) {
      const { false_positives: marks, page } = await listMarks(db, scan, { limit, offset });

      expect(page.total).toBe(covering.length);
      expect(marks.map(({ key }) => key)).toEqual(covering.slice(offset, offset + limit).map((n) => `rule-${n}`));
    }
  });
});

onServer('the list of jobs', (open) => {
  let db: Database;
  beforeAll(async () => {
    ({ db } = await open());
    await sql`
      insert into jobs (id, kind, key, state, created_at)
      select gen_random_uuid(), 'delete-scan', n::text, case when n % 3 = 0 then 'failed' else 'done' end, now() - make_interval(secs => n)
      from generate_series(0, 1399) as n
    `.execute(db);
  });

  it.each([{}, { state: 'failed' }, { state: 'waiting' }] as const)(
    'with %j is the same at every offset, newest first',
    async (filter) => {
      const matching = Array.from({ length: 1_400 }, (_, n) => ({
        key: String(n),
        state: n % 3 === 0 ? 'failed' : 'done',
      }))
        .filter(({ state }) => !('state' in filter) || state === filter.state)
        .map(({ key }) => key);

      for (const offset of offsets) {
        const { jobs, page } = await listJobs(db, filter, { limit, offset });

        expect(page.total).toBe(matching.length);
        expect(jobs.map(({ key }) => key)).toEqual(matching.slice(offset, offset + limit));
      }
    },
  );

  it('stays short: of jobs that finished, the latest 5,000 are kept', async () => {
    await open();
    await sql`
      insert into jobs (id, kind, key, state, created_at, finished_at)
      select gen_random_uuid(), 'delete-scan', n::text, case when n = 1 then 'failed' else 'done' end,
        now() - make_interval(secs => 6000 - n), now() - make_interval(secs => 6000 - n)
      from generate_series(1, 5200) as n
    `.execute(db);
    await enqueueJob(db, { kind: 'delete-scan', key: 'another' });
    const job = await claimJob(db, ['delete-scan']);

    await finishJob(db, { id: job?.id ?? '', claim: job?.claim ?? 0 }, null);

    const { page } = await listJobs(db, {}, { limit, offset: 0 });
    const { jobs } = await listJobs(db, {}, { limit, offset: page.total - 2 });
    expect([page.total, jobs.map(({ key }) => key)]).toEqual([5_002, ['201', '1']]);
  });
});
