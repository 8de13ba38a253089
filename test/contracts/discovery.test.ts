import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { TemplateOrder } from '../../src/finding-pages/crawl/template-order.ts';
import { addDiscoveredPages as addRankedPages } from '../../src/records/pages/add-discovered-pages.ts';
import { claimNextPage } from './claim-next-page.ts';
import type { ClaimedDiscovery } from '../../src/records/scans/discovery-steps.ts';
import {
  claimDiscovery,
  completeDiscovery,
  failDiscovery,
  releaseDiscovery,
  renewDiscovery,
} from '../../src/records/scans/discovery-steps.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import { presentScan } from '../../src/records/scans/scan-record.ts';
import { reclaimDiscoveries } from '../../src/records/scans/reclaim-discoveries.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import {
  aClaimedPage,
  addDiscoveredPages,
  aFailedReport,
  aScan,
  aScannedReport,
  anUnreadSitemap,
  pageUrls,
  scanNextPage,
} from './make-scans.ts';
import { says } from '../../src/texts/saying.ts';

function rank(path: string, order: TemplateOrder) {
  const url = `https://example.com${path}`;
  return { url, ...order.next(url) };
}

const brokenSitemap = {
  code: 'sitemap_invalid_xml',
  saying: [says('sitemaps.no_pages', { where: 'https://example.com/' }), says('sitemaps.fix_xml')],
  notes: [],
} as const;

onEachDatabase('reading a sitemap', (open) => {
  let db: Database;
  beforeEach(async () => ({ db } = await open()));

  const claim = async (): Promise<ClaimedDiscovery> => {
    const held = await claimDiscovery(db);
    if (held === undefined) throw new Error('No sitemap waits to be read.');
    return held;
  };
  const complete = (held: ClaimedDiscovery) => completeDiscovery(db, held, []);
  const listPages = () => db.selectFrom('pages').select(['ordinal', 'url']).orderBy('ordinal').execute();
  const claimAll = async (): Promise<readonly string[]> => {
    const page = await claimNextPage(db);
    return page === undefined ? [] : [page.url, ...(await claimAll())];
  };
  const setStatus = (status: 'pausing' | 'paused' | 'running') => db.updateTable('scans').set({ status }).execute();
  const expireLease = () => sql`update scans set discovery_lease_until = now() - interval '1 second'`.execute(db);

  it('belongs to one reader alone', async () => {
    const scan = await anUnreadSitemap(db);
    await aScan(db);

    const claims = await Promise.all(Array.from({ length: 4 }, () => claimDiscovery(db)));

    expect(claims.filter((held) => held !== undefined)).toEqual([
      {
        scanId: scan.id,
        url: scan.url,
        claim: 1,
        scope: null,
        maxPages: null,
        locale: 'en-US',
        isSampled: false,
        signInId: null,
      },
    ]);
    expect(presentScan(await getScan(db, scan.id))).toMatchObject({
      status: 'running',
      progress: { phase: 'discovering' },
      started_at: expect.any(String),
    });
  });

  it('begins with the oldest scan', async () => {
    const oldest = await anUnreadSitemap(db);
    const newer = await anUnreadSitemap(db);

    expect([(await claim()).scanId, (await claim()).scanId]).toEqual([oldest.id, newer.id]);
  });

  it('adds pages in batches, each once, numbered without a gap', async () => {
    const scan = await anUnreadSitemap(db);
    const held = await claim();

    const answers = [
      await addDiscoveredPages(db, held, ['https://example.com/a', 'https://example.com/b']),
      await addDiscoveredPages(db, held, []),
      await addDiscoveredPages(db, held, [
        'https://example.com/b',
        'https://example.com/z',
        'https://example.com/c',
        'https://example.com/z',
      ]),
    ];

    expect(answers).toEqual(['go-on', 'go-on', 'go-on']);
    expect(await listPages()).toEqual([
      { ordinal: 0, url: 'https://example.com/a' },
      { ordinal: 1, url: 'https://example.com/b' },
      { ordinal: 2, url: 'https://example.com/z' },
      { ordinal: 3, url: 'https://example.com/c' },
    ]);
    expect(await getScan(db, scan.id)).toMatchObject({ pages_total: 4, pages_pending: 4, phase: 'discovering' });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('keeps the order of a batch of five thousand', async () => {
    await anUnreadSitemap(db);
    const urls = pageUrls(5_000);

    await addDiscoveredPages(db, await claim(), urls);

    expect((await listPages()).map(({ url }) => url)).toEqual(urls);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('gives the first page of each template before the second of any, over all batches', async () => {
    await anUnreadSitemap(db);
    const held = await claim();
    const order = new TemplateOrder();
    const add = (...paths: readonly string[]) =>
      addRankedPages(db, held, { pages: paths.map((path) => rank(path, order)), maxPages: 100 });

    await add('/blog/a-1', '/blog/a-2', '/blog/a-3', '/about');
    await add('/blog/a-4', '/shop/1', '/shop/2', '/blog/a-5', '/contact');
    await complete(held);
    const claimed = await claimAll();

    expect(claimed).toEqual(
      ['/blog/a-1', '/about', '/shop/1', '/contact', '/blog/a-2', '/shop/2', '/blog/a-3', '/blog/a-4', '/blog/a-5'].map(
        (path) => `https://example.com${path}`,
      ),
    );
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('gives the slot of a page that waits to a page of a new template at the limit of pages', async () => {
    const scan = await anUnreadSitemap(db);
    const held = await claim();
    const order = new TemplateOrder();
    const add = (...paths: readonly string[]) =>
      addRankedPages(db, held, { pages: paths.map((path) => rank(path, order)), maxPages: 3 });

    await add('/blog/a-1', '/blog/a-2', '/blog/a-3');
    await aClaimedPage(db);
    await add('/shop/1', '/blog/a-4', '/about');
    const again = await add('/contact');

    expect(again).toBe('go-on');
    expect((await listPages()).map(({ url }) => new URL(url).pathname).toSorted()).toEqual([
      '/about',
      '/blog/a-1',
      '/shop/1',
    ]);
    expect(await getScan(db, scan.id)).toMatchObject({ pages_total: 3, pages_pending: 2, pages_running: 1 });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('lets pages be scanned while it continues, and the scan ends only after it', async () => {
    await anUnreadSitemap(db);
    const held = await claim();
    await addDiscoveredPages(db, held, pageUrls(1));

    const meanwhile = await scanNextPage(db, aScannedReport());

    expect(meanwhile).toMatchObject({ status: 'running', pages_completed: 1, phase: 'discovering' });
    expect(presentScan(meanwhile).progress.percent).toBe(99);
    expect(await complete(held)).toMatchObject({ status: 'completed', phase: 'done' });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('ends the scan as failed, with the reason, when every page had failed before its end', async () => {
    await anUnreadSitemap(db);
    const held = await claim();
    await addDiscoveredPages(db, held, pageUrls(1));
    await scanNextPage(db, aFailedReport());

    expect(await complete(held)).toMatchObject({ status: 'failed', error_code: 'http_status' });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('keeps the notes of what was left out', async () => {
    await anUnreadSitemap(db);
    const held = await claim();
    await addDiscoveredPages(db, held, pageUrls(2));
    const notes = [{ code: 'other_host', count: 3, said: says('notes.other_host', { n: 3, saidExamples: [] }) }];

    const scan = await completeDiscovery(db, held, notes);

    expect(scan && presentScan(scan)).toMatchObject({
      status: 'running',
      notes: [
        {
          code: 'other_host',
          message: "3 URLs were skipped because they are not on the sitemap's host.",
          count: 3,
        },
      ],
      progress: { phase: 'scanning', percent: 0 },
    });
  });

  it('names the rules that a setting turned off once for the scan, also when its sitemap ends later', async () => {
    await anUnreadSitemap(db);
    const held = await claim();
    await addDiscoveredPages(db, held, pageUrls(2));
    const off = aScannedReport({ rules: { 'keyboard-trap': null }, rulesOff: ['keyboard-trap'] });
    await scanNextPage(db, off);
    await scanNextPage(db, off);

    const skipped = { code: 'other_host', count: 3, said: says('notes.other_host', { n: 3, saidExamples: [] }) };
    const scan = await completeDiscovery(db, held, [skipped]);

    expect(scan && presentScan(scan).notes).toMatchObject([
      { code: 'other_host', count: 3 },
      {
        code: 'rules_off',
        count: 1,
        message:
          'The setting operate_ms is 0, so pages are not operated. These rules did not run and neither passed nor failed: keyboard-trap.',
      },
    ]);
  });

  it('ends the scan as failed when the sitemap cannot be used', async () => {
    await anUnreadSitemap(db);

    const scan = await failDiscovery(db, await claim(), brokenSitemap);

    expect(scan && presentScan(scan)).toMatchObject({
      status: 'failed',
      progress: { phase: 'done', percent: 100, pages_total: 0 },
      score: null,
      error: {
        code: 'sitemap_invalid_xml',
        message:
          'https://example.com/ is a sitemap index without pages. Fix the file there. An XML checker such as xmllint shows the position.',
      },
    });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('lets the pages found before a failure be scanned, and keeps the failure', async () => {
    await anUnreadSitemap(db);
    const held = await claim();
    await addDiscoveredPages(db, held, pageUrls(1));

    expect(await failDiscovery(db, held, brokenSitemap)).toMatchObject({
      status: 'running',
      error_code: brokenSitemap.code,
    });
    expect(await scanNextPage(db, aFailedReport())).toMatchObject({ status: 'failed', error_code: brokenSitemap.code });
  });

  it('is taken over when the reader is lost, and the old reader can no longer write', async () => {
    const scan = await anUnreadSitemap(db);
    const lost = await claim();
    await addDiscoveredPages(db, lost, pageUrls(1));
    await expireLease();
    const current = await claim();

    const late = [
      await renewDiscovery(db, lost),
      await addDiscoveredPages(db, lost, ['https://example.com/late']),
      await complete(lost),
      await failDiscovery(db, lost, brokenSitemap),
      await releaseDiscovery(db, lost),
    ];

    expect(late).toEqual(['stop', 'stop', undefined, undefined, undefined]);
    expect(current).toEqual({ ...lost, claim: 2 });
    expect(await claimDiscovery(db)).toBeUndefined();
    await addDiscoveredPages(db, current, pageUrls(2));
    expect((await listPages()).map(({ url }) => url)).toEqual(pageUrls(2));
    expect(await getScan(db, scan.id)).toMatchObject({ status: 'running', error_code: null });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('is not taken over while the reader renews its lease', async () => {
    await anUnreadSitemap(db);
    const held = await claim();
    await expireLease();

    expect(await renewDiscovery(db, held)).toBe('go-on');
    expect(await claimDiscovery(db)).toBeUndefined();
  });

  it('stops when the scan is pausing; the scan is paused when the reader releases it, and starts again later', async () => {
    const scan = await anUnreadSitemap(db);
    const held = await claim();
    await addDiscoveredPages(db, held, pageUrls(2));
    await setStatus('pausing');

    expect(await addDiscoveredPages(db, held, ['https://example.com/more'])).toBe('stop');
    expect(await renewDiscovery(db, held)).toBe('stop');
    expect(await getScan(db, scan.id)).toMatchObject({ status: 'pausing' });
    await releaseDiscovery(db, held);

    expect(await getScan(db, scan.id)).toMatchObject({ status: 'paused', pages_total: 2 });
    expect(await claimDiscovery(db)).toBeUndefined();
    expect(await checkInvariants(db)).toEqual([]);
    await setStatus('running');
    const again = await claim();
    await addDiscoveredPages(db, again, pageUrls(3));
    expect(await complete(again)).toMatchObject({ status: 'running', pages_total: 3 });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('that ends while the scan is pausing pauses it, and is not started again', async () => {
    await anUnreadSitemap(db);
    const held = await claim();
    await addDiscoveredPages(db, held, pageUrls(2));
    await setStatus('pausing');

    expect(await complete(held)).toMatchObject({ status: 'paused', phase: 'scanning' });
    await setStatus('running');
    expect(await claimDiscovery(db)).toBeUndefined();
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('is abandoned when the scan is deleted', async () => {
    await anUnreadSitemap(db);
    const held = await claim();
    await db.updateTable('scans').set({ deleted_at: new Date() }).execute();

    expect(await addDiscoveredPages(db, held, pageUrls(2))).toBe('stop');
    expect(await complete(held)).toBeUndefined();
    expect(await listPages()).toEqual([]);
  });

  it('is released at a restart, and a pausing scan is paused then', async () => {
    const [going, pausing] = [await anUnreadSitemap(db), await anUnreadSitemap(db)];
    await claim();
    await claim();
    await db.updateTable('scans').set({ status: 'pausing' }).where('id', '=', pausing.id).execute();

    expect(await reclaimDiscoveries(db, { everyLease: false })).toBe(0);
    expect(await reclaimDiscoveries(db, { everyLease: true })).toBe(2);

    expect(await getScan(db, pausing.id)).toMatchObject({ status: 'paused' });
    expect(await claimDiscovery(db)).toMatchObject({ scanId: going.id, claim: 2 });
    expect(await checkInvariants(db)).toEqual([]);
  });
});
