import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { StepEntry } from '../../src/findings/scan-steps.ts';
import type { NewScan } from '../../src/records/scans/new-scan.ts';
import { pageRecordSchema } from '../../src/records/pages/list-pages.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aFailedReport, aGroup, aGroupOf, anOccurrence, aScan, aScannedReport, scanNextPage } from './make-scans.ts';

const url = 'https://example.com/';
const wanted = { sitemap_url: url, scan_type: 'single' };
const menu: StepEntry = { name: 'Menu open', url_pattern: '/', steps: [{ do: 'click', selector: '#menu' }] };
const form: StepEntry = { name: 'Form sent', url_pattern: '/', steps: [{ do: 'press', selector: '#q', key: 'Enter' }] };
const entries = { names: ['Menu open', 'Form sent'], maxPages: 100 };
const found = (names: string) => aScannedReport({ groups: [aGroupOf(names)], rules: { 'image-alt': [0, 1, 0] } });

onEachDatabase('pages that steps lead to', (open) => {
  let db: Database;
  let rest: Rest;
  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db);
  });
  afterAll(() => rest.close());
  beforeEach(open);

  const pagesOf = async (id: string) => {
    const { json } = await rest.ask('GET', `/api/scans/${id}/pages`);
    const { pages } = z
      .object({ pages: z.array(pageRecordSchema.pick({ url: true, path: true, status: true })) })
      .parse(json);
    return pages.map(({ path, status }) => `${path.join()} ${status}`);
  };
  /** A scan of a page with its two entries, which have a finding each. */
  const scanAll = async (names: readonly [string, string, string], fields: Partial<NewScan> = {}) => {
    await aScan(db, { steps: [menu, form], ...fields });
    await scanNextPage(db, { ...found(names[0]), entries });
    await scanNextPage(db, found(names[1]));
    return scanNextPage(db, found(names[2]));
  };
  const refused = async (steps: unknown) => {
    const { statusCode, json } = await rest.ask('POST', '/api/scans', { body: { ...wanted, steps } });
    return {
      statusCode,
      errors: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }).parse(json).errors,
    };
  };

  it('follow the page as loaded, end the scan, and are added once', async () => {
    const { id } = await aScan(db, { steps: [menu, form] });
    const first = await scanNextPage(db, { ...found('a'), entries });
    await scanNextPage(db, aFailedReport({ code: 'step_failed' }));
    const last = await scanNextPage(db, found('b'));
    await rest.ask('POST', `/api/scans/${id}/retry-failed`);
    const again = await scanNextPage(db, found('c'));

    expect(first).toMatchObject({ status: 'running', pages_total: 3, pages_pending: 2 });
    expect(last).toMatchObject({ status: 'partial' });
    expect(again).toMatchObject({ status: 'completed', pages_total: 3, failed_occurrences: 3 });
    expect(await pagesOf(id)).toEqual([' completed', 'Menu open completed', 'Form sent completed']);
  });

  it('count for the page limit, and displace no other page', async () => {
    const { id } = await aScan(db, { steps: [menu, form] });
    await scanNextPage(db, { ...found('a'), entries: { ...entries, maxPages: 2 } });

    expect(await pagesOf(id)).toEqual([' completed', 'Menu open pending']);
    expect((await rest.ask('GET', `/api/scans/${id}`)).json).toMatchObject({
      notes: [{ code: 'over_page_limit', count: 1, message: expect.stringContaining(`${url} Form sent`) }],
    });
  });

  it('are compared with the same page of an earlier scan, also at another origin', async () => {
    const before = await scanAll(['a', 'm', 'f']);
    const here = await scanAll(['a', 'f', 'f']);
    const { json: own } = await rest.ask('GET', `/api/scans/${here.id}/comparison`);
    const moved = await scanAll(['a', 'm', 'x'], { sitemap_url: 'https://staging.example/' });
    const origins = encodeURIComponent('https://staging.example=https://example.com');
    const { json: mapped } = await rest.ask(
      'GET',
      `/api/scans/${moved.id}/comparison?base=${before.id}&map_origin=${origins}`,
    );

    expect(own).toMatchObject({
      totals: { new: 1, fixed: 1, unchanged: 2 },
      pages: { only_in_base: 0, only_here: 0 },
    });
    expect(mapped).toMatchObject({ totals: { new: 1, fixed: 1, unchanged: 2 } });
  });

  it('have a history of their own, and keep when a finding was first seen', async () => {
    const first = await scanAll(['a', 'm', 'f']);
    const last = await scanAll(['a', 'm', 'a']);
    const { json } = await rest.ask('GET', `/api/scans/${last.id}/pages`);
    const [, page] = z.object({ pages: z.array(z.object({ id: z.string() })) }).parse(json).pages;
    const { json: view } = await rest.ask('GET', `/api/scans/${last.id}/pages/${page?.id}`);
    const { json: details } = await rest.ask('GET', `/api/scans/${last.id}/issues/details?kind=failed&key=image-alt`);

    expect(view).toMatchObject({
      page: { url, path: ['Menu open'] },
      history: [{ scan_id: last.id }, { scan_id: first.id }],
    });
    expect(details).toMatchObject({
      occurrences: [
        { page_path: [], first_seen: { scan_id: first.id } },
        { page_path: ['Menu open'], first_seen: { scan_id: first.id } },
        // The page as loaded had it before, and this page did not.
        { page_path: ['Form sent'], selector: '#a', first_seen: { scan_id: last.id } },
      ],
    });
  });

  it('take a mark of a finding of theirs', async () => {
    const { id } = await scanAll(['a', 'm', 'f']);
    const { json } = await rest.ask('GET', `/api/scans/${id}/issues/details?kind=failed&key=image-alt`);
    const [, inMenu] = z.object({ occurrences: z.array(z.object({ id: z.string() })) }).parse(json).occurrences;
    const mark = { kind: 'failed', key: 'image-alt', scope: 'occurrence', occurrence_id: inMenu?.id };
    const { statusCode, json: marked } = await rest.ask('POST', `/api/scans/${id}/false-positives`, { body: mark });

    expect({ statusCode, marked }).toMatchObject({ statusCode: 201, marked: { covers: { occurrences: 1, pages: 1 } } });
    expect((await rest.ask('GET', `/api/scans/${id}/false-positives`)).statusCode).toBe(200);
  });

  it('are named in every report', async () => {
    const { id } = await aScan(db, { steps: [menu] });
    await scanNextPage(db, { ...found('a'), entries: { names: ['Menu open'], maxPages: 9 } });
    // A report for models shows one page for each pattern.
    const inMenu = anOccurrence({ selector: '#m', pattern: 'pattern of the menu' });
    await scanNextPage(db, aScannedReport({ groups: [aGroup(0, { occurrences: [inMenu] })] }));
    const { json } = await rest.ask('GET', `/api/scans/${id}/reports`);
    const { reports } = z.object({ reports: z.array(z.object({ format: z.string(), path: z.string() })) }).parse(json);
    const unnamed: string[] = [];
    // Workbooks are packed, and a PDF is printed from the same parts as the HTML report. The other formats have no pages.
    const withoutPages = new Set(['pdf', 'xlsx', 'openacr']);
    for (const { format, path } of reports.filter((report) => !withoutPages.has(report.format))) {
      const full = format === 'csv' ? '?mode=full' : '';
      const { body } = await rest.ask('GET', `${path}${full}`);
      if (!body.includes('Menu open') && !body.includes('Menu%20open')) unnamed.push(format);
    }

    expect(unnamed).toEqual([]);
  });

  it('belong to a rescan of a list and of a sample again, when its pages are scanned', async () => {
    const { id } = await aScan(db, { scan_type: 'list', sitemap_url: undefined, urls: [url], steps: [menu] });
    await scanNextPage(db, { ...found('a'), entries: { names: ['Menu open'], maxPages: 9 } });
    await scanNextPage(db, found('b'));
    const { json } = await rest.ask('POST', `/api/scans/${id}/rescan`);

    expect(json).toMatchObject({ steps: [menu], progress: { pages_total: 1 } });
  });

  it.each([
    ['a broken selector', [{ ...menu, steps: [{ do: 'click', selector: 'div[' }] }], 'steps.0.steps.0.selector'],
    ['an unknown step', [{ ...menu, steps: [{ do: 'hover', selector: '#a' }] }], 'steps.0.steps.0.do'],
    ['an unknown field', [{ ...menu, steps: [{ do: 'click', selector: '#a', wait: 1 }] }], 'steps.0.steps.0.wait'],
    ['no step', [{ ...menu, steps: [] }], 'steps.0.steps'],
    ['eleven steps', [{ ...menu, steps: Array.from({ length: 11 }, () => menu.steps[0]) }], 'steps.0.steps'],
    ['21 entries', Array.from({ length: 21 }, (_, index) => ({ ...menu, name: `${index}` })), 'steps'],
    ['two entries of one name', [menu, menu], 'steps.1.name'],
    ['a name of two lines', [{ ...menu, name: 'a\nb' }], 'steps.0.name'],
    ['no URL', [{ ...menu, steps: [{ do: 'goto', url: 'javascript:alert(1)' }] }], 'steps.0.steps.0.url'],
    ['no regular expression', [menu, { ...form, url_pattern: 're:(' }], 'steps.1.url_pattern'],
    ['a pattern that is slow', [{ ...menu, url_pattern: 're:(?:(?:a{100}){10}){10}' }], 'steps.0.url_pattern'],
  ])('are refused for %s', async (_what, steps, path) => {
    const { statusCode, errors } = await refused(steps);

    expect(statusCode).toBe(400);
    expect(errors.map((error) => error.path)).toContain(path);
    expect(errors.every(({ message }) => message.length > 10)).toBe(true);
  });
});
