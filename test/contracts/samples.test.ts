import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { identifyPage } from '../../src/finding-pages/crawl/page-identity.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { ClaimedPage } from '../../src/records/pages/claim-page.ts';
import { claimNextPage } from './claim-next-page.ts';
import { recordPage } from '../../src/records/pages/record-page.ts';
import { readSample } from '../../src/finding-pages/samples/read-sample.ts';
import { deleteScan } from '../../src/records/scans/delete-scan.ts';
import { removalStart, removeScanRows } from '../../src/records/scans/remove-deleted-scan.ts';
import { claimDiscovery, completeDiscovery } from '../../src/records/scans/discovery-steps.ts';
import { endScan } from '../../src/records/scans/end-scan.ts';
import type { NewScan } from '../../src/records/scans/new-scan.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import { rescan } from '../../src/records/scans/rescan.ts';
import type { ScanRow } from '../../src/records/scans/scan-fields.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onServer } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import type { ScannedReport } from './make-scans.ts';
import {
  aClaimedPage,
  addDiscoveredPages,
  aGroup,
  anUnreadSitemap,
  aScan,
  aScannedReport,
  ruleInfo,
} from './make-scans.ts';

const site = 'https://example.com';
const toUrl = (path: string) => `${site}${path}`;

/** 10 templates with 20 pages each, one after the other. */
const catalog = Array.from({ length: 10 }, (_, template) =>
  Array.from({ length: 20 }, (_page, page) => `/t${'x'.repeat(template)}/${page + 1}`),
).flat();
const oneOfEach = catalog.filter((_, index) => index % 20 === 0);

onServer('a sample', (open) => {
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

  async function readSitemap(fields: Partial<NewScan>, paths: readonly string[] = catalog): Promise<ScanRow> {
    const { id } = await anUnreadSitemap(db, fields);
    const held = await claimDiscovery(db);
    if (held === undefined) throw new Error('No sitemap waits.');
    await addDiscoveredPages(db, held, paths.map(toUrl));
    await completeDiscovery(db, held, []);
    return getScan(db, id);
  }

  async function pagesOf({ id }: Pick<ScanRow, 'id'>, roles?: readonly string[]): Promise<readonly string[]> {
    const pages = await db
      .selectFrom('pages')
      .select(['url', 'sample_role'])
      .where('scan_id', '=', id)
      .orderBy('claim_order')
      .orderBy('ordinal')
      .execute();
    const chosen = pages.filter(({ sample_role: role }) => roles === undefined || roles.includes(role ?? ''));
    return chosen.map(({ url }) => url.slice(site.length));
  }

  async function record(page: ClaimedPage, links: readonly string[] = [], fields: Partial<ScannedReport> = {}) {
    const found = {
      links: links.flatMap((path) => {
        const url = identifyPage(toUrl(path));
        return url === undefined ? [] : [{ ...url, drop: undefined }];
      }),
      maxPages: 100,
    };
    const recorded = await recordPage({ db, ruleInfo }, page, aScannedReport({ finalUrl: page.url, found, ...fields }));
    if (recorded.kind !== 'recorded') throw new Error('The page was taken away.');
    return recorded.scan;
  }

  /** Scans all pages. `linksOf`: where they lead. */
  async function scanAll(linksOf: (path: string) => readonly string[] = () => []): Promise<readonly string[]> {
    const page = await claimNextPage(db);
    if (page === undefined) return [];
    const path = page.url.slice(site.length);
    await record(page, linksOf(path));
    return [path, ...(await scanAll(linksOf))];
  }

  it('of templates has the first pages of each, in the order of the list', async () => {
    const urls = catalog.map(toUrl);
    const { statusCode, json } = await rest.ask('POST', '/api/scans', {
      body: { scan_type: 'list', urls, sample: { kind: 'templates', per_template: 2 } },
    });
    const scan = json as { id: string }; // checked by `ask`

    const scanned = await scanAll();

    expect(statusCode).toBe(201);
    expect(json).toMatchObject({
      sample: { kind: 'templates', per_template: 2, seed: null, known_pages: 200, templates: 10, limited: false },
      progress: { pages_total: 20, pages_pending: 20 },
    });
    expect(scanned).toEqual([...oneOfEach, ...catalog.filter((_, index) => index % 20 === 1)]);
    expect(await getScan(db, scan.id)).toMatchObject({ status: 'completed', pages_completed: 20 });
  });

  it('as in WCAG-EM has named pages, processes, each template, and one page by lot for each ten of the others', async () => {
    const pages = [toUrl('/contact'), toUrl('/t/7')];
    const processes = [[toUrl('/cart'), toUrl('/pay'), toUrl('/t/8')]];
    const scan = await readSitemap({ sample: { kind: 'wcag_em', seed: 7, pages, processes } });

    const { json } = await rest.ask('GET', `/api/scans/${scan.id}/sample`);

    // The template of the named page needs no other page.
    expect(await pagesOf(scan, ['named', 'process', 'template'])).toEqual([
      '/contact',
      '/t/7',
      '/cart',
      '/pay',
      '/t/8',
      ...oneOfEach.slice(1),
    ]);
    expect(json).toMatchObject({
      kind: 'wcag_em',
      seed: 7,
      known_pages: 203,
      templates: 13,
      structured_pages: 11,
      random_pages: 2,
      process_pages: 3,
      sampled_templates: 13,
      processes: [
        { pages: [{ url: toUrl('/cart') }, { url: toUrl('/pay') }, { url: toUrl('/t/8') }], complete: false },
      ],
      random_check: null,
    });
    expect(scan).toMatchObject({ status: 'running', pages_total: 16, pages_pending: 16 });
  });

  it('is the same for the same seed, and another one for another seed', async () => {
    const drawn: (readonly string[])[] = [];
    for (const seed of [1, 1, 2]) {
      const scan = await readSitemap({ sample: { kind: 'wcag_em', seed, per_template: 5 } });
      drawn.push(await pagesOf(scan, ['random']));
    }

    expect(drawn.map(({ length }) => length)).toEqual([5, 5, 5]);
    expect(drawn[1]).toEqual(drawn[0]);
    expect(drawn[2]).not.toEqual(drawn[0]);
  });

  it('of a crawl is drawn by lot when every template that was found is scanned, and what these pages link to is added', async () => {
    const { id } = await aScan(db, {
      scan_type: 'crawl',
      sitemap_url: toUrl('/'),
      sample: { kind: 'wcag_em', seed: 3 },
    });
    const first = catalog.slice(0, 20);
    const scanned = await scanAll((path) => {
      if (path === '/') return ['/late', ...first];
      if (path === '/late') return catalog.slice(20, 60);
      return path === '/t/1' ? [] : ['/hidden/1', '/hidden/2'];
    });

    const sample = await readSample(db, await getScan(db, id));
    expect(scanned.slice(0, 5)).toEqual(['/', '/late', '/t/1', '/tx/1', '/txx/1']);
    expect(sample).toMatchObject({ known_pages: 64, templates: 6, structured_pages: 6, random_pages: 1 });
    expect(scanned).toHaveLength(7);
    expect(await getScan(db, id)).toMatchObject({ status: 'completed', pages_total: 7, pages_completed: 7 });
  });

  it('takes the next page of a template for one that proves to be another page', async () => {
    const scan = await readSitemap({ sample: { kind: 'templates' } }, ['/a/1', '/a/2', '/b/1']);
    await record(await aClaimedPage(db));
    await record(await aClaimedPage(db), [], { finalUrl: toUrl('/a/1') });

    const replaced = await aScan(db, {
      scan_type: 'list',
      urls: ['/a/1', '/b/1', '/b/2'].map(toUrl),
      sample: { kind: 'templates' },
    });
    await record(await aClaimedPage(db));
    const waiting = await record(await aClaimedPage(db), [], { finalUrl: toUrl('/a/1') });
    const next = await aClaimedPage(db);

    // The last one is left, and no other page of its template is known.
    expect(await getScan(db, scan.id)).toMatchObject({ status: 'completed', pages_total: 1 });
    expect([waiting.id, waiting.status, next.url]).toEqual([replaced.id, 'running', toUrl('/b/2')]);
  });

  it('leaves room for pages by lot within the limit of pages, and says that it is limited', async () => {
    const { id } = await anUnreadSitemap(db, { sample: { kind: 'wcag_em', per_template: 3 }, max_pages: 11 });
    const held = await claimDiscovery(db);
    if (held === undefined) throw new Error('No sitemap waits.');
    await addDiscoveredPages(db, held, catalog.map(toUrl));
    await completeDiscovery(db, held, []);
    const scan = await getScan(db, id);

    expect(await pagesOf(scan, ['template'])).toEqual(oneOfEach);
    expect(await readSample(db, scan)).toMatchObject({ limited: true, structured_pages: 10, random_pages: 1 });
  });

  it('is repeated by a rescan without looking for pages, or with others drawn by lot', async () => {
    const scan = await readSitemap({ sample: { kind: 'wcag_em', seed: 5, per_template: 3 } });
    await scanAll();
    const again = await rest.ask('POST', `/api/scans/${scan.id}/rescan`, { body: {} });
    const [same] = await db.selectFrom('scans').selectAll().where('rescan_of', '=', scan.id).execute();
    await scanAll();
    const other = await rescan(db, scan.id, { drawAgain: true });

    expect(again.json).toMatchObject({ sample: { repeated: true, seed: 5, known_pages: 200, templates: 10 } });
    expect(await claimDiscovery(db)).toBeUndefined();
    expect(await pagesOf(same ?? scan)).toEqual(await pagesOf(scan));
    expect(await getScan(db, same?.id ?? '')).toMatchObject({ status: 'completed', pages_total: 33 });
    expect(await pagesOf(other, ['template'])).toEqual(await pagesOf(scan, ['template']));
    expect(await pagesOf(other, ['random'])).not.toEqual(await pagesOf(scan, ['random']));
    expect(other).toMatchObject({ pages_total: 33, phase: 'scanning' });
  });

  it('that is not drawn yet is started again by a rescan, with the same seed', async () => {
    const scan = await anUnreadSitemap(db, { sample: { kind: 'wcag_em', pages: [toUrl('/contact')] } });
    const again = await rescan(db, scan.id);

    expect(again).toMatchObject({ phase: 'waiting', pages_total: 1, sample: { ...(scan.sample as object) } });
  });

  it('that was not drawn when a person ended its scan is drawn by a rescan, and nothing is added at the end', async () => {
    const { id } = await anUnreadSitemap(db, { sample: { kind: 'templates' } });
    const held = await claimDiscovery(db);
    if (held === undefined) throw new Error('No sitemap waits.');
    await addDiscoveredPages(db, held, catalog.map(toUrl));

    const ended = await endScan(db, id);
    const again = await rescan(db, id);

    expect(ended).toMatchObject({ status: 'failed', error_code: 'ended', pages_total: 0 });
    expect(again).toMatchObject({ phase: 'waiting', pages_total: 0 });
  });

  it('says whether the pages that were drawn by lot show anything new', async () => {
    const scan = await readSitemap({ sample: { kind: 'wcag_em', seed: 5 } });
    const drawn = await pagesOf(scan, ['random']);
    for (let page = await claimNextPage(db); page !== undefined; page = await claimNextPage(db)) {
      const isDrawn = drawn.includes(page.url.slice(site.length));
      await record(page, [], { groups: [aGroup(1), ...(isDrawn ? [aGroup(1, { rule: 'label' })] : [])] });
    }

    expect(await readSample(db, await getScan(db, scan.id))).toMatchObject({
      random_check: { representative: false, new_issues: [{ kind: 'failed', key: 'label' }] },
    });
    const evaluation = await rest.ask('GET', `/api/scans/${scan.id}/issues/report.wcag-em.json`);
    expect(JSON.parse(evaluation.body)).toMatchObject({
      selectSample: { structuredSample: { length: 10 }, randomSample: [{ description: toUrl(drawn[0] ?? '') }] },
      reportFindings: { evaluationSpecifics: expect.stringContaining('11 of 200 known pages, 10 of 10 templates.') },
    });
    const { body } = await rest.ask('GET', `/api/scans/${scan.id}/issues/report.llm.txt`);
    expect(body).toContain('seed 5. Issues that only the random pages show: label.');
  });

  it('is deleted with its scan', async () => {
    const { id } = await readSitemap({ sample: { kind: 'templates' } });
    await deleteScan(db, id);
    await removeScanRows({ db, signal: new AbortController().signal }, id, removalStart);

    expect(await db.selectFrom('known_urls').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('pages').selectAll().execute()).toEqual([]);
  });

  it('is not there for a scan of all pages', async () => {
    const { id } = await aScan(db, { scan_type: 'list', urls: [site], sample: { kind: 'all' } });
    const { statusCode, json } = await rest.ask('GET', `/api/scans/${id}/sample`);

    expect([statusCode, json]).toMatchObject([404, { code: 'sample_not_found' }]);
  });

  it('is refused with what does not fit together', async () => {
    const cases = [
      ['an unknown kind', { kind: 'some' }, 'sample.kind'],
      ['a seed for templates', { kind: 'templates', seed: 1 }, 'sample.seed'],
      ['a process of one step', { kind: 'wcag_em', processes: [[site]] }, 'sample.processes.0'],
      ['a page outside of the scope', { kind: 'wcag_em', pages: ['https://other.example/'] }, 'sample.pages.0'],
      ['a step that is no URL', { kind: 'wcag_em', processes: [[site, 'pay']] }, 'sample.processes.0.1'],
      ['no pages of a template', { kind: 'templates', per_template: 0 }, 'sample.per_template'],
    ] as const;
    for (const [what, sample, path] of cases) {
      const body = { scan_type: 'crawl', sitemap_url: site, sample };
      const { statusCode, json } = await rest.ask('POST', '/api/scans', { body });
      expect([what, statusCode, json]).toMatchObject([what, 400, { errors: [{ path }] }]);
    }
  });
});
