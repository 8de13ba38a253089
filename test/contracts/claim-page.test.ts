import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { ClaimedPage } from '../../src/records/pages/claim-page.ts';
import { claimNextPage } from './claim-next-page.ts';
import { renewLeases } from '../../src/records/pages/lease.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import { presentScan } from '../../src/records/scans/scan-record.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import {
  aClaimedPage,
  aScan,
  aScannedReport,
  aSitemapScan,
  anUnreadSitemap,
  makeAllDue,
  scanNextPage,
} from './make-scans.ts';

onEachDatabase('creating a scan', (open) => {
  let db: Database;
  beforeEach(async () => ({ db } = await open()));

  it('of one page also creates the page, ready to be claimed', async () => {
    const scan = await aScan(db, {
      sitemap_url: 'HTTPS://Example.com:443/a%c3#top',
      tag: 'nightly',
      viewport_preset: 'mobile',
    });

    expect(presentScan(scan)).toMatchObject({
      id: scan.id,
      status: 'queued',
      tag: 'nightly',
      viewport: { preset: 'mobile', width: 390, height: 844, device_scale_factor: 3, mobile: true },
      progress: { phase: 'waiting', percent: 0, pages_total: 1, pages_pending: 1 },
      score: null,
      error: null,
    });
    expect(await aClaimedPage(db)).toEqual({
      id: expect.any(Number),
      entry: '',
      ordinal: 0,
      scanId: scan.id,
      accept: [],
      scanUrl: scan.url,
      scanType: 'single',
      viewportPreset: 'mobile',
      url: 'https://example.com/a%C3',
      targetKey: 'single https://example.com/a%C3',
      fresh: false,
      locale: 'en-US',
      tuning: {},
      states: [],
      signInId: null,
      fetchUrl: 'https://example.com/a%C3',
      depth: 0,
      scope: null,
      maxPages: null,
      robots: null,
      attempts: 1,
      hung: false,
      claim: 1,
    });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('of a sitemap waits for the sitemap to be read', async () => {
    const scan = await anUnreadSitemap(db);

    expect(presentScan(scan)).toMatchObject({ status: 'queued', progress: { phase: 'waiting', pages_total: 0 } });
    expect(await claimNextPage(db)).toBeUndefined();
  });

  it('writes nothing when one part fails', async () => {
    const creating = aScan(db, { sitemap_url: 'not an address' });

    await expect(creating).rejects.toThrow('not validated');
    expect(await db.selectFrom('scans').selectAll().execute()).toEqual([]);
  });
});

onEachDatabase('claiming the next page', (open) => {
  let db: Database;
  beforeEach(async () => ({ db } = await open()));

  it('takes the pages of a scan in order, and marks the scan as running', async () => {
    const scan = await aSitemapScan(db, 3);

    const claimed = [await aClaimedPage(db), await aClaimedPage(db), await aClaimedPage(db)];

    expect(claimed.map(({ url }) => url)).toEqual([
      'https://example.com/0',
      'https://example.com/1',
      'https://example.com/2',
    ]);
    expect(await claimNextPage(db)).toBeUndefined();
    expect(await getScan(db, scan.id)).toMatchObject({
      status: 'running',
      pages_pending: 0,
      pages_running: 3,
      started_at: expect.any(Date),
    });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('serves a scan of one page before a scan of a thousand continues', async () => {
    await aSitemapScan(db, 1_000);
    await aClaimedPage(db);
    await scanNextPage(db, aScannedReport());
    const small = await aScan(db);

    const next = await aClaimedPage(db);

    expect(next.scanId).toBe(small.id);
  });

  it('serves a scan of one page before others that were started earlier and have not been served', async () => {
    for (let count = 0; count < 3; count += 1) await aSitemapScan(db, 5);
    await aClaimedPage(db);
    const small = await aScan(db);

    expect((await aClaimedPage(db)).scanId).toBe(small.id);
  });

  it('shares the slots evenly between scans', async () => {
    const scans = [await aSitemapScan(db, 50), await aSitemapScan(db, 50), await aSitemapScan(db, 50)];

    const taken: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) taken.push((await aClaimedPage(db)).scanId);

    expect(scans.map(({ id }) => taken.filter((taker) => taker === id).length)).toEqual([4, 4, 4]);
  });

  it('takes turns between scans when each page is done before the next is taken', async () => {
    const [first, second] = [await aSitemapScan(db, 5), await aSitemapScan(db, 5)];

    const served = [];
    for (let turn = 0; turn < 6; turn += 1) served.push((await scanNextPage(db, aScannedReport())).id);

    expect(served).toEqual([first.id, second.id, first.id, second.id, first.id, second.id]);
  });

  it('never gives a page to two of eight concurrent workers, and leaves none behind', async () => {
    await aSitemapScan(db, 60);
    await aSitemapScan(db, 40);
    for (let single = 0; single < 20; single += 1) await aScan(db);

    const claimed = (await Promise.all(Array.from({ length: 8 }, () => claimAll(db)))).flat();

    expect(claimed).toHaveLength(120);
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(120);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('leaves pages that are not due yet', async () => {
    await aSitemapScan(db, 2);
    await sql`update pages set next_attempt_at = now() + interval '1 hour' where ordinal = 0`.execute(db);

    expect((await aClaimedPage(db)).url).toBe('https://example.com/1');
    expect(await claimNextPage(db)).toBeUndefined();

    await makeAllDue(db);
    expect((await aClaimedPage(db)).url).toBe('https://example.com/0');
  });

  it('passes over a scan whose pages all wait, and takes another scan', async () => {
    const waiting = await aScan(db);
    await sql`update pages set next_attempt_at = now() + interval '1 hour'`.execute(db);
    const ready = await aScan(db);

    expect((await aClaimedPage(db)).scanId).toBe(ready.id);
    expect(await getScan(db, waiting.id)).toMatchObject({ status: 'queued', pages_pending: 1 });
  });

  it.each(['pausing', 'paused'] as const)('takes nothing from a scan that is %s', async (status) => {
    const scan = await aSitemapScan(db, 2);
    await db.updateTable('scans').set({ status }).where('id', '=', scan.id).execute();

    expect(await claimNextPage(db)).toBeUndefined();
  });

  it('takes nothing from a deleted scan', async () => {
    await aSitemapScan(db, 2);
    await db.updateTable('scans').set({ deleted_at: new Date() }).execute();

    expect(await claimNextPage(db)).toBeUndefined();
  });

  it('renews the leases of active claims, and of no older claim', async () => {
    await aSitemapScan(db, 2);
    const [kept, lost] = [await aClaimedPage(db), await aClaimedPage(db)];
    await sql`update pages set lease_until = now()`.execute(db);

    await renewLeases(db, [kept, { ...lost, claim: lost.claim - 1 }]);

    const { rows } = await sql`select id from pages where lease_until > now() + interval '30 seconds'`.execute(db);
    expect(rows).toEqual([{ id: kept.id }]);
  });
});

/** As a worker does: another may have been faster, so one empty result does not mean that everything is taken. */
async function claimAll(db: Database): Promise<readonly ClaimedPage[]> {
  const claimed: ClaimedPage[] = [];
  for (;;) {
    const page = await claimNextPage(db);
    if (page !== undefined) claimed.push(page);
    else if ((await countPending(db)) === 0) return claimed;
  }
}

async function countPending(db: Database): Promise<number> {
  return (await db.selectFrom('pages').select('id').where('status', '=', 'pending').execute()).length;
}
