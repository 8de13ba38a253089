import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FoundLink } from '../../src/finding-pages/crawl/link-filter.ts';
import { identifyPage } from '../../src/finding-pages/crawl/page-identity.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { ClaimedPage } from '../../src/records/pages/claim-page.ts';
import { claimNextPage } from './claim-next-page.ts';
import { reclaimPages } from '../../src/records/pages/reclaim-pages.ts';
import { recordPage } from '../../src/records/pages/record-page.ts';
import { retryFailed } from '../../src/records/pages/retry-failed.ts';
import { deleteScan } from '../../src/records/scans/delete-scan.ts';
import { pauseScan } from '../../src/records/scans/pause-scan.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import { rescan } from '../../src/records/scans/rescan.ts';
import { resumeScan } from '../../src/records/scans/resume-scan.ts';
import type { ScanRow } from '../../src/records/scans/scan-fields.ts';
import { presentScan } from '../../src/records/scans/scan-record.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import type { ScannedReport } from './make-scans.ts';
import { aClaimedPage, aFailedReport, aScan, aScannedReport, aSitemapScan, ruleInfo } from './make-scans.ts';

const site = 'https://example.com';
const crawl = { scan_type: 'crawl', sitemap_url: `${site}/` } as const;

/** Links that nothing forbids. */
function linksTo(...paths: readonly string[]): readonly FoundLink[] {
  return paths.flatMap((path) => {
    const found = identifyPage(new URL(path, site).href);
    return found === undefined ? [] : [{ ...found, drop: undefined }];
  });
}

/** RE2 accepts each. Together they hold a thread for a minute on 20 URLs of 2 KB. */
const large = Array.from({ length: 50 }, () => String.raw`re:(?:\b|\B|.){950}[x-z]`);
const named = { kind: 'wcag_em', pages: [`${site}/docs/a`, `${site}/b`] };

onEachDatabase('a crawl', (open) => {
  let db: Database;
  let rest: Rest;

  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db);
    return () => rest.close();
  });
  beforeEach(open);

  afterEach(async () => {
    const broken = await checkInvariants(db);
    if (broken.length > 0) throw new Error(broken.join('\n'));
  });

  async function record(
    page: ClaimedPage,
    links: readonly FoundLink[],
    fields: Partial<ScannedReport> = {},
    most = 100,
  ) {
    const report = aScannedReport({ finalUrl: page.url, found: { links, maxPages: most }, ...fields });
    const recorded = await recordPage({ db, ruleInfo }, page, report);
    if (recorded.kind !== 'recorded') throw new Error('The page was taken away.');
    return recorded.scan;
  }

  /** Scans the next page. */
  async function scanNext(links: readonly FoundLink[] = [], fields: Partial<ScannedReport> = {}): Promise<ScanRow> {
    return record(await aClaimedPage(db), links, fields);
  }

  async function pathsOf({ id }: ScanRow): Promise<readonly string[]> {
    const rows = await db.selectFrom('pages').select('url').where('scan_id', '=', id).orderBy('ordinal').execute();
    return rows.map(({ url }) => url.slice(site.length));
  }

  it('starts with its start, and ends when every page that was found is scanned', async () => {
    const { statusCode, json } = await rest.ask('POST', '/api/scans', { body: crawl });
    const first = await scanNext(linksTo('/a', '/b', '/a#top', '/'));
    const second = await scanNext(linksTo('/', '/b', '/c'));
    await scanNext(linksTo('/a'));
    const last = await scanNext(linksTo('/a', '/b', '/c'));

    expect(statusCode).toBe(201);
    expect(json).toMatchObject({
      scan_type: 'crawl',
      scope: { extent: 'host', include: [], exclude: [] },
      robots: true,
      progress: { pages_total: 1, pages_pending: 1 },
    });
    expect([first.status, first.pages_total, first.pages_pending]).toEqual(['running', 3, 2]);
    expect([second.pages_total, last.status, last.pages_completed]).toEqual([4, 'completed', 4]);
    expect(await pathsOf(last)).toEqual(['/', '/a', '/b', '/c']);
  });

  it('does not end while the last page in flight may find more', async () => {
    await aScan(db, crawl);
    await scanNext(linksTo('/a', '/b'));
    const [a, b] = [await aClaimedPage(db), await aClaimedPage(db)];
    const afterA = await record(a, []);
    const nothing = await claimNextPage(db);
    const afterB = await record(b, linksTo('/c'));
    const ended = await scanNext();

    expect([afterA.status, nothing, afterB.status, afterB.pages_pending]).toEqual(['running', undefined, 'running', 1]);
    expect(ended.status).toBe('completed');
  });

  it('pauses with pages that were found meanwhile, and resumes with them', async () => {
    const { id } = await aScan(db, crawl);
    const page = await aClaimedPage(db);
    await pauseScan(db, id);
    const paused = await record(page, linksTo('/a'));
    const nothing = await claimNextPage(db);
    const resumed = await resumeScan(db, id);

    expect([paused.status, paused.pages_pending, nothing, resumed.status]).toEqual(['paused', 1, undefined, 'running']);
    expect((await scanNext()).status).toBe('completed');
  });

  it('loses nothing with a worker: the page is claimed again, and the late result adds no page', async () => {
    const { id } = await aScan(db, crawl);
    const lost = await aClaimedPage(db);
    await reclaimPages({ db, ruleInfo }, { everyLease: true });
    const report = aScannedReport({ finalUrl: lost.url, found: { links: linksTo('/late'), maxPages: 9 } });
    const late = await recordPage({ db, ruleInfo }, lost, report);
    const again = await scanNext(linksTo('/a'));

    expect(late).toEqual({ kind: 'stale' });
    expect(await pathsOf(again)).toEqual(['/', '/a']);
    await deleteScan(db, id);
    const deleted = await claimNextPage(db);
    expect(deleted).toBeUndefined();
  });

  it('continues with what a failed page links to when that is retried', async () => {
    const { id } = await aScan(db, crawl);
    await scanNext(linksTo('/a'));
    const failed = await recordPage({ db, ruleInfo }, await aClaimedPage(db), aFailedReport());
    await retryFailed(db, id);
    await scanNext(linksTo('/b'));
    const ended = await scanNext();

    expect(failed).toMatchObject({ scan: { status: 'partial' } });
    expect([ended.status, await pathsOf(ended)]).toEqual(['completed', ['/', '/a', '/b']]);
  });

  it('is repeated with the same scope, and compared by the identity of its pages', async () => {
    const scope = { extent: 'domain', include: ['/a/**'], exclude: ['re:print'] } as const;
    const wanted = { ...crawl, scope: { ...scope, include: [...scope.include], exclude: [...scope.exclude] } };
    const first = await aScan(db, { ...wanted, max_pages: 7, robots: false });
    await scanNext(linksTo('/a?utm_source=x&b=2&a=1&PHPSESSID=abcdef0123456789'));
    const page = await aClaimedPage(db);
    const again = presentScan(await rescan(db, first.id));

    expect([page.url, page.fetchUrl]).toEqual([
      `${site}/a?a=1&b=2`,
      `${site}/a?utm_source=x&b=2&a=1&PHPSESSID=abcdef0123456789`,
    ]);
    expect(again).toMatchObject({ scan_type: 'crawl', scope, max_pages: 7, robots: false, rescan_of: first.id });
  });

  describe('counts a page once', () => {
    it.each([
      ['that another one redirects to', ['/old', '/new'], [{ finalUrl: `${site}/new` }, {}], 'redirect_duplicate'],
      [
        'that redirects to a page that was reached before',
        ['/x', '/y'],
        [{ finalUrl: `${site}/z` }, { finalUrl: `${site}/z` }],
        'redirect_duplicate',
      ],
      [
        'with and without a trailing slash, by its text',
        ['/a', '/a/'],
        [{ textDigest: 'd' }, { textDigest: 'd' }],
        'same_page',
      ],
      [
        'with the name of its index file, which is no start page by its URL',
        ['/de/', '/de/index.html'],
        [{ textDigest: 'right d' }, { textDigest: 'd' }],
        'same_page',
      ],
      [
        'by its canonical URL and its text',
        ['/p?sort=1', '/p'],
        [{ textDigest: 'd', canonical: `${site}/p` }, { textDigest: 'd' }],
        'same_page',
      ],
    ] as const)('%s', async (_case, paths, reports, rule) => {
      await aScan(db, crawl);
      await scanNext(linksTo(...paths));
      await scanNext([], reports[0]);
      const ended = await scanNext([], reports[1]);

      expect([ended.status, ended.pages_total, ended.pages_completed]).toEqual(['completed', 2, 2]);
      expect(presentScan(ended).notes).toMatchObject([{ code: rule, count: 1 }]);
    });

    it('and two pages with one canonical URL that show other texts both', async () => {
      await aScan(db, crawl);
      await scanNext(linksTo('/a', '/b'));
      await scanNext([], { textDigest: 'a', canonical: `${site}/` });
      const ended = await scanNext([], { textDigest: 'b', canonical: `${site}/` });

      expect(ended.pages_completed).toBe(3);
    });

    it('of a sitemap that redirects to another one of it', async () => {
      await aSitemapScan(db, 3);
      await scanNext([], { finalUrl: `${site}/2` });
      await scanNext();
      const ended = await scanNext();

      expect([ended.status, ended.pages_total, await pathsOf(ended)]).toEqual(['completed', 2, ['/2', '/1']]);
    });
  });

  it('leaves out what turns out to be no page of it, and keeps the failure of its start', async () => {
    await aScan(db, crawl);
    await scanNext(linksTo('/out', '/file', '/gone'));
    for (const code of ['not_in_scope', 'not_html', 'http_status'] as const)
      await recordPage({ db, ruleInfo }, await aClaimedPage(db), aFailedReport({ code, finalUrl: null }));
    const other = await aScan(db, crawl);
    const failed = await recordPage({ db, ruleInfo }, await aClaimedPage(db), aFailedReport({ code: 'not_in_scope' }));

    const { json } = await rest.ask('GET', `/api/scans`);
    expect(json).toMatchObject([
      { id: other.id, status: 'failed' },
      {
        status: 'partial',
        progress: { pages_total: 2, pages_failed: 1 },
        notes: [
          { code: 'redirected_out_of_scope', count: 1 },
          { code: 'not_a_page', count: 1 },
        ],
      },
    ]);
    expect(failed).toMatchObject({ scan: { status: 'failed', error_code: 'not_in_scope' } });
  });

  it('scans the first page of each shape before the second of any, and keeps them at the limit of pages', async () => {
    await aScan(db, crawl);
    const page = await aClaimedPage(db);
    await record(page, linksTo('/a/1', '/a/2', '/a/3', '/b/1'), {}, 4);
    const order = [await aClaimedPage(db), await aClaimedPage(db)];
    const scan = await record(order[0] ?? page, linksTo('/c/1', '/a/9'), {}, 4);
    const next = await aClaimedPage(db);

    expect(order.map(({ url }) => url.slice(site.length))).toEqual(['/a/1', '/b/1']);
    expect([scan.pages_total, next.url]).toEqual([4, `${site}/c/1`]);
    expect(presentScan(scan).notes).toMatchObject([{ code: 'over_page_limit', count: 3 }]);
  });

  it('follows a list through its parts, which are no further away than the list, and stops at a depth of 20', async () => {
    await aScan(db, crawl);
    await scanNext(linksTo('/list'));
    for (let part = 2; part <= 25; part += 1) await scanNext(linksTo(`/list?page=${part}`));
    for (let depth = 2; depth <= 20; depth += 1) await scanNext(linksTo(`/a/${'b/c/'.repeat(depth)}`));
    const ended = await scanNext(linksTo('/further'));

    expect([ended.status, ended.pages_completed]).toEqual(['completed', 45]);
    expect(presentScan(ended).notes).toMatchObject([{ code: 'too_deep', count: 1 }]);
  });

  it('counts each URL that it drops once, by rule and pattern, with examples', async () => {
    const { id } = await aScan(db, crawl);
    const out = {
      identity: 'https://other.example/',
      url: 'https://other.example/',
      drop: { rule: 'out_of_scope' },
    } as const;
    const print = (path: string) => ({
      identity: site + path,
      url: site + path,
      drop: { rule: 'excluded', pattern: '/print/**' } as const,
    });
    await scanNext([out, print('/print/1'), ...linksTo('/a')]);
    await scanNext([out, print('/print/2'), print('/print/1')]);

    expect(presentScan(await getScan(db, id)).notes).toEqual([
      {
        code: 'out_of_scope',
        count: 1,
        message: '1 URL skipped: outside the scope of the scan: https://other.example/.',
      },
      {
        code: 'excluded',
        count: 2,
        message: `2 URLs skipped: excluded by a pattern (/print/**): ${site}/print/1; ${site}/print/2.`,
      },
    ]);
  });

  it.each([
    ['a pattern that is no regular expression', { ...crawl, scope: { exclude: ['re:('] } }, ['scope.exclude.0']],
    ['a pattern that needs backtracking', { ...crawl, scope: { include: ['re:(a)\\1'] } }, ['scope.include.0']],
    [
      'patterns that are too large together',
      { ...crawl, scope: { include: ['/a'], exclude: large } },
      ['scope.exclude.2'],
    ],
    [
      'two patterns that cannot be read',
      { ...crawl, scope: { include: ['re:('], exclude: ['re:)'] } },
      ['scope.include.0', 'scope.exclude.0'],
    ],
    ['a page outside of its scope', { ...crawl, scope: { include: ['/docs/**'] }, sample: named }, ['sample.pages.1']],
    ['an unknown extent', { ...crawl, scope: { extent: 'world' } }, ['scope.extent']],
    ['no start', { scan_type: 'crawl' }, ['sitemap_url']],
    ['a list of URLs', { ...crawl, urls: [site] }, ['urls']],
    ['too many pages', { ...crawl, max_pages: 0 }, ['max_pages']],
    ['a scope for one page', { ...crawl, scan_type: 'single', scope: {}, robots: true }, ['scope', 'robots']],
  ])('is refused with %s', async (_case, body, paths) => {
    const { statusCode, json } = await rest.ask('POST', '/api/scans', { body });

    const { errors = [] } = json as { errors?: { path: string }[] }; // checked by `ask`
    expect([statusCode, errors.map(({ path }) => path)]).toEqual([400, paths]);
  });
});
