import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimNextPages } from '../../src/records/pages/claim-page.ts';
import { claimSigningIn } from '../../src/finding-pages/sign-ins/scan-session.ts';
import { enqueueRetention } from '../../src/service/jobs/enqueue-retention.ts';
import { recallTimes } from '../../src/service/jobs/recall-times.ts';
import { getBase } from '../../src/reading/comparison/find-base.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { claimDiscovery, completeDiscovery } from '../../src/records/scans/discovery-steps.ts';
import { getScan, listScans } from '../../src/records/scans/read-scans.ts';
import type { ScanRow } from '../../src/records/scans/scan-fields.ts';
import { listMarks } from '../../src/records/triage/mark-record.ts';
import { markFalsePositives } from '../../src/records/triage/mark-false-positives.ts';
import { findSessionToken, openSession } from '../../src/service/access/browser-session.ts';
import { createToken } from '../../src/service/access/token-store.ts';
import { changeSettings } from '../../src/service/settings/change-settings.ts';
import { createShare, listShares } from '../../src/service/shares/share-store.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import {
  addDiscoveredPages,
  aClaimedPage,
  aGroup,
  aScan,
  aScannedReport,
  anUnreadSitemap,
  ruleInfo,
  scanNextPage,
} from './make-scans.ts';
import { runJobs, runJobsLater } from './run-jobs.ts';

const hourMs = 3_600_000;
const screenshots = new FolderStore(join(tmpdir(), 'curbcut-no-screenshots'));
/** The times before which something does not happen, of which each has a value in the test. */
const waits = [
  ['scans', 'due_at'],
  ['scans', 'discovery_lease_until'],
  ['pages', 'next_attempt_at'],
  ['pages', 'lease_until'],
  ['hosts', 'next_request_at'],
  ['scan_sessions', 'lease_until'],
  ['processes', 'lease_until'],
  ['webhook_deliveries', 'next_attempt_at'],
] as const;
/** As processes make them whose clock is far ahead, right, and far back. */
const idsByClock = [
  'ffffffff-ffff-7000-8000-000000000001',
  '01970000-0000-7000-8000-000000000002',
  '00000000-0001-7000-8000-000000000003',
] as const;

/** An ended scan of one target with one finding, whose id carries the clock of another process. */
async function anEndedScan(db: Database, id: string): Promise<ScanRow> {
  const { id: given } = await anUnreadSitemap(db);
  await db.updateTable('scans').set({ id }).where('id', '=', given).execute();
  const held = await claimDiscovery(db);
  if (held === undefined) throw new Error('No sitemap waits to be read.');
  await addDiscoveredPages(db, held, ['https://example.com/']);
  await completeDiscovery(db, held, []);
  return scanNextPage(db, aScannedReport({ groups: [aGroup(1)] }));
}

onEachDatabase('the clock of a machine', (open) => {
  let db: Database;
  beforeEach(async () => ({ db } = await open()));
  afterEach(() => void vi.useRealTimers());

  it.each([-hourMs, hourMs])('that is %i ms off neither delays a scan nor shows in its times', async (offMs) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offMs });
    const before = await readClock(db);

    const scan = await aScan(db);

    const after = await readClock(db);
    expect((await aClaimedPage(db)).scanId).toBe(scan.id);
    expect(scan.created_at.getTime()).toBeGreaterThanOrEqual(before);
    expect(scan.updated_at.getTime()).toBeLessThanOrEqual(after);
  });

  it('does not decide which scan is the newest, nor what one is compared with', async () => {
    const scans: ScanRow[] = [];
    for (const id of idsByClock) scans.push(await anEndedScan(db, id));
    const [first, second, third] = scans as [ScanRow, ScanRow, ScanRow]; // three ids were given

    const listed = await listScans(db, {}, { limit: 10, offset: 0 });

    expect(listed.scans.map(({ id }) => id)).toEqual(idsByClock.toReversed());
    expect((await getBase(db, third)).id).toBe(second.id);
    expect((await getBase(db, second)).id).toBe(first.id);
  });

  it('does not decide which scans come after a mark', async () => {
    const [ahead, right, back] = idsByClock;
    const earlier = await anEndedScan(db, back);
    const marked = await anEndedScan(db, ahead);
    await markFalsePositives({ db, ruleInfo }, marked.id, { scope: 'group', kind: 'failed', key: 'image-alt' });

    const later = await anEndedScan(db, right);

    expect(later).toMatchObject({ failed_occurrences: 0 });
    expect((await listMarks(db, later, { limit: 10, offset: 0 })).false_positives).toHaveLength(1);
    expect(await getScan(db, earlier.id)).toMatchObject({ failed_occurrences: 1 });
  });
});

onEachDatabase('the clock of the database', (open) => {
  it('that was a month ahead leaves no page, sitemap, delivery or process waiting for it', async () => {
    const { db } = await open();
    await anUnreadSitemap(db);
    await claimDiscovery(db);
    await aScan(db);
    await aClaimedPage(db);
    const waiting = await aScan(db, { sitemap_url: 'https://example.com/waiting' });
    await claimSigningIn(db, waiting.id);
    await sql`insert into hosts values ('example.com', now())`.execute(db);
    await sql`insert into processes (id, role, lease_until, checks) values (gen_random_uuid(), 'worker', now(), '{}')`.execute(
      db,
    );
    await sql`
      insert into webhooks (id, origin, kind, events, enabled, sealed, key_id)
      values (gen_random_uuid(), 'https://example.com', 'standard', '[]', true, '', '')
    `.execute(db);
    await sql`
      insert into webhook_deliveries (id, webhook_id, event, data, state, attempts, last_attempt_at)
      select gen_random_uuid(), id, 'scan.completed', '{}', 'pending', 1, now() from webhooks
    `.execute(db);
    for (const [table, column] of waits)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + interval '31 days'`.execute(
        db,
      );
    await sql`update webhook_deliveries set last_attempt_at = next_attempt_at`.execute(db);
    const claim = async () => claimNextPages(db, { atMost: 1, requestDelayMs: 1 });
    const before = await claim();

    const recalled = [await recallTimes(db), await recallTimes(db)];

    expect([before, ...recalled]).toEqual([
      [],
      { scans: 3, schedules: 0, deliveries: 1, processes: 1, jobs: 0, marks: 0, sessions: 0 },
      { scans: 0, schedules: 0, deliveries: 0, processes: 0, jobs: 0, marks: 0, sessions: 0 },
    ]);
    const ended = await scanNextPage(db, aScannedReport());
    expect(ended).toMatchObject({ id: waiting.id, status: 'completed' });
    for (const [table, column] of waits) {
      const late = sql<number>`(select count(*)::integer from ${sql.table(table)} where ${sql.ref(column)} > now() + interval '1 hour')`;
      const { rows } = await sql<{ late: number }>`select ${late} as late`.execute(db);
      expect([table, column, rows[0]?.late]).toEqual([table, column, 0]);
    }
  });
});

onEachDatabase('after the clock of the database was a month ahead', (open) => {
  let db: Database;
  beforeEach(async () => ({ db } = await open()));

  /** The times of what is stored now, as if the clock had moved by this much since. */
  const shift = async (table: string, column: string, days: number) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + make_interval(days => ${days})`.execute(
      db,
    );

  it('accepted findings are counted as before, until their day', async () => {
    const { id } = await anEndedScan(db, idsByClock[1]);
    const until = new Date(Date.now() + 10 * 24 * hourMs).toISOString().slice(0, 10);
    const image = { scope: 'group', kind: 'failed', key: 'image-alt' } as const;
    await markFalsePositives({ db, ruleInfo }, id, { ...image, verdict: 'accepted', reason: 'Known.', until });
    await runJobs({ db, screenshots });
    const counts = [(await getScan(db, id)).accepted_count];
    await shift('false_positive_marks', 'until', -30);
    await runJobsLater({ db, screenshots });
    counts.push((await getScan(db, id)).accepted_count);
    await shift('false_positive_marks', 'until', 30);

    const recalled = await recallTimes(db);
    await runJobs({ db, screenshots });

    counts.push((await getScan(db, id)).accepted_count);
    expect([recalled['marks'], counts]).toEqual([1, [1, 0, 1]]);
    expect((await recallTimes(db))['marks']).toBe(0);
    expect(await readWaiting(db)).toEqual([{ kind: 'end-mark', days: expect.closeTo(10.5, 0) as number }]);
  });

  it('sessions and links that seemed to have expired are in force again', async () => {
    const { id } = await anEndedScan(db, idsByClock[1]);
    const by = { kind: 'anonymous', name: null } as const;
    const wanted = { scan: { id, url: 'https://example.com/' }, subject: { kind: 'scan', id } } as const;
    const { row } = await createToken(db, { name: 'ada', scope: 'read' }, by);
    const [session, link] = [await openSession(db, row), await createShare(db, wanted, by)];
    await shift('access_sessions', 'expires_at', -30);
    await shift('shares', 'expires_at', -40);

    await openSession(db, row);
    await createShare(db, wanted, by);

    await shift('access_sessions', 'expires_at', 30);
    await shift('shares', 'expires_at', 40);
    expect((await findSessionToken(db, session))?.name).toBe('ada');
    expect((await listShares(db, { limit: 10, offset: 0 })).shares.map((share) => share.id)).toContain(link.share.id);
    expect((await recallTimes(db))['sessions']).toBe(1);
    const { rows } = await sql`select 1 from access_sessions where expires_at > now() + interval '8 days'`.execute(db);
    expect(rows).toEqual([]);
  });

  it('no scan is removed before a day has passed, in which the clock can be corrected', async () => {
    const { id } = await anEndedScan(db, idsByClock[1]);
    await anEndedScan(db, idsByClock[2]);
    await changeSettings(db, { performance: { retention_days: 7, retention_keep_last: 1 } });
    await enqueueRetention(db);
    await runJobs({ db, screenshots });
    await shift('scans', 'finished_at', -30);
    await shift('settings', 'updated_at', -30);

    for (let hour = 0; hour < 3; hour += 1) await enqueueRetention(db);
    await runJobs({ db, screenshots });

    expect((await getScan(db, id)).data_removed_at).toBeNull();
    expect(await readWaiting(db)).toEqual([{ kind: 'retention', days: expect.closeTo(1) as number }]);
    await runJobsLater({ db, screenshots });
    expect((await getScan(db, id)).data_removed_at).not.toBeNull();
  });
});

onEachDatabase('scans that are created at once', (open) => {
  it('become visible in the order of their sequence, so that none of them is missed by what comes later', async () => {
    const { db } = await open();
    const seen: { readonly newest: number; readonly count: number }[] = [];
    const done = new AbortController();
    const watching = (async () => {
      while (!done.signal.aborted) seen.push(await look(db));
    })();

    await Promise.all(Array.from({ length: 40 }, () => aScan(db)));
    done.abort();
    await watching;

    const { scans } = await listScans(db, {}, { limit: 100, offset: 0 });
    const visible = seen.map(({ newest }) => scans.filter(({ sequence }) => sequence <= newest).length);
    expect(seen.map(({ count }) => count)).toEqual(visible);
  });
});

/** The jobs that wait, with the days until they are due. */
async function readWaiting(db: Database): Promise<readonly object[]> {
  const { rows } = await sql<object>`
    select kind, (extract(epoch from run_at - now()) / 86400)::float8 as days from jobs where state = 'waiting'
  `.execute(db);
  return rows;
}

/** The database's own, in milliseconds; the embedded one has none but this process's. */
async function readClock(db: Database): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now.getTime() ?? Number.NaN;
}

async function look(db: Database): Promise<{ readonly newest: number; readonly count: number }> {
  return db
    .selectFrom('scans')
    .select((of) => [
      of.fn.coalesce(of.fn.max('sequence'), of.val(0)).as('newest'),
      of.fn.countAll<number>().as('count'),
    ])
    .executeTakeFirstOrThrow();
}
