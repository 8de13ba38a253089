import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ComparisonReader } from '../../src/reading/comparison/comparison-reader.ts';
import { getBase } from '../../src/reading/comparison/find-base.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { claimNextPage } from './claim-next-page.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import { rescan } from '../../src/records/scans/rescan.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aFailedReport, aGroup, aScan, aScannedReport, anOccurrence, scanNextPage } from './make-scans.ts';

const list = { scan_type: 'list' } as const;
const [home, shop, news] = ['https://example.com/', 'https://example.com/shop', 'https://example.com/news'];

onEachDatabase('the scan of a list', (open) => {
  let db: Database;
  let rest: Rest;

  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db);
    return () => rest.close();
  });
  beforeEach(open);

  it('has the listed pages from the start: each once, in their order, named for the origin that most of them have', async () => {
    const urls = ['https://other.example/a', shop, `${home}#top`, ' HTTPS://EXAMPLE.com:443/shop ', home];
    const { statusCode, json } = await rest.ask('POST', '/api/scans', { body: { ...list, urls } });

    expect(statusCode).toBe(201);
    expect(json).toMatchObject({
      url: home,
      scan_type: 'list',
      progress: { phase: 'waiting', pages_total: 3, pages_pending: 3 },
      notes: [{ code: 'duplicate', count: 2 }],
    });
    const claimed = [
      await claimNextPage(db),
      await claimNextPage(db),
      await claimNextPage(db),
      await claimNextPage(db),
    ];
    expect(claimed.map((page) => page?.url)).toEqual(['https://other.example/a', shop, home, undefined]);
    // What the network policy allows follows from the page that was named.
    expect(claimed.map((page) => page?.scanUrl)).toEqual(['https://other.example/a', shop, home, undefined]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('ends with its last page, and retries the failed ones', async () => {
    const { id } = await aScan(db, { ...list, urls: [home, shop], sitemap_url: undefined });
    await scanNextPage(db, aScannedReport({ finalUrl: null }));
    const ended = await scanNextPage(db, aFailedReport());
    const advice = await rest.ask('GET', `/api/scans/${id}/pages?status=failed`);
    const { statusCode } = await rest.ask('POST', `/api/scans/${id}/retry-failed`);
    const again = await scanNextPage(db, aScannedReport({ finalUrl: null }));

    expect([ended.status, statusCode, again.status]).toEqual(['partial', 200, 'completed']);
    expect(JSON.stringify(advice.json)).not.toContain('sitemap');
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('is repeated with the same pages, name, tag and viewport', async () => {
    const first = await aScan(db, {
      ...list,
      urls: [shop, home],
      sitemap_url: shop,
      tag: 'x',
      viewport_preset: 'mobile',
    });

    const again = await rescan(db, first.id);

    const { url, target_key, tag, viewport_preset, pages_total, rescan_of } = again;
    expect({ url, target_key, tag, viewport_preset, pages_total, rescan_of }).toEqual({
      url: shop,
      target_key: `list ${shop}`,
      tag: 'x',
      viewport_preset: 'mobile',
      pages_total: 2,
      rescan_of: first.id,
    });
  });

  it('is compared with the scan of the list before it was edited', async () => {
    const group = (...names: readonly string[]) => {
      const occurrences = names.map((fingerprint) => anOccurrence({ fingerprint }));
      return { finalUrl: null, groups: [{ ...aGroup(0), total: names.length, occurrences }] };
    };
    const before = await aScan(db, { ...list, urls: [home, shop], sitemap_url: undefined });
    await scanNextPage(db, aScannedReport(group('a', 'b')));
    await scanNextPage(db, aScannedReport(group('c')));
    const { id } = await aScan(db, { ...list, urls: [news, home], sitemap_url: undefined });
    await scanNextPage(db, aScannedReport({ finalUrl: null }));
    await scanNextPage(db, aScannedReport(group('a')));

    const here = await getScan(db, id);
    const base = await getBase(db, here);
    const compared = await new ComparisonReader().compare(db, { base, here });

    expect(base.id).toBe(before.id);
    expect(compared.pages).toMatchObject({ only_here: 1, only_in_base: 1 });
    expect(compared.groups).toMatchObject([{ unchanged: 1, fixed: 1, not_comparable: 1 }]);
    const found = await rest.ask('GET', `/api/scans?target=${encodeURIComponent(home)}`);
    expect(found.headers['x-total-count']).toBe('2');
  });

  describe('is refused', () => {
    it.each([
      ['without URLs', { ...list }, ['urls']],
      ['with none', { ...list, urls: [] }, ['urls']],
      ['with too many', { ...list, urls: Array.from({ length: 10_001 }, (_, index) => `${home}${index}`) }, ['urls']],
      ['with what is no URL', { ...list, urls: [home, 'news', 'ftp://a.example/'] }, ['urls.1', 'urls.2']],
      ['with a control character', { ...list, urls: ['https://example.com/a\u0000b'] }, ['urls.0']],
      ['with a name that is no URL', { ...list, urls: [home], sitemap_url: 'x' }, ['sitemap_url']],
      ['as a scan of one page', { scan_type: 'single', sitemap_url: home, urls: [home] }, ['urls']],
    ])('%s', async (_case, body, paths) => {
      const { statusCode, json } = await rest.ask('POST', '/api/scans', { body });

      const { errors = [] } = json as { errors?: { path: string }[] }; // checked by `ask`
      expect([statusCode, errors.map(({ path }) => path)]).toEqual([400, paths]);
    });

    it('with the first twenty errors, and not with thousands', async () => {
      const urls = Array.from({ length: 1_000 }, () => 'news');
      const { json } = await rest.ask('POST', '/api/scans', { body: { ...list, urls } });

      expect((json as { errors: unknown[] }).errors).toHaveLength(20); // checked by `ask`
    });
  });
});
