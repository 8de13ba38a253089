import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getBase } from '../../src/reading/comparison/find-base.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { claimDiscovery, completeDiscovery } from '../../src/records/scans/discovery-steps.ts';
import { getScan, listScans } from '../../src/records/scans/read-scans.ts';
import type { ScanRow } from '../../src/records/scans/scan-fields.ts';
import { listMarks } from '../../src/records/triage/mark-record.ts';
import { markFalsePositives } from '../../src/records/triage/mark-false-positives.ts';
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

const hourMs = 3_600_000;
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
