import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { storePath } from '../../src/findings/opened-path.ts';
import { markFalsePositives } from '../../src/records/triage/mark-false-positives.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import {
  aFailedReport,
  aGroup,
  anOccurrence,
  aScannedReport,
  aSitemapScan,
  ruleInfo,
  scanNextPage,
} from './make-scans.ts';

type Card = {
  readonly kind: string;
  readonly key: string;
  readonly occurrence_count: number;
  readonly page_count: number;
  readonly false_positive_count: number;
  readonly sample: { readonly selector: string; readonly page_url: string } | null;
};
type View = {
  readonly page: { readonly id: string; readonly url: string; readonly screenshot_url: string | null };
  readonly findings: readonly { readonly key: string; readonly selector: string; readonly box: object }[];
  readonly issues: readonly Card[];
  readonly history: readonly { readonly scan_id: string; readonly page_id: string; readonly failed: number }[];
};

onEachDatabase('one page of a scan', (open) => {
  let db: Database;
  let rest: Rest;
  let scanId: string;
  let ids: readonly string[];

  const images = (count: number) => aGroup(count, { rule: 'image-alt' });
  const contrast = aGroup(2, {
    kind: 'needs_review',
    rule: 'color-contrast',
    occurrences: [anOccurrence({ selector: 'img:nth-child(1)', box: [0, 0, 9, 9] }), anOccurrence()],
  });
  const marked = anOccurrence({ selector: '#marked', box: [1, 2, 3, 4] });

  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db);
    const scan = await aSitemapScan(db, 4);
    scanId = scan.id;
    await scanNextPage(db, aScannedReport({ title: 'Start', groups: [images(3)] }));
    await scanNextPage(
      db,
      aScannedReport({
        title: 'Prices and more',
        rules: { 'html-has-lang': [1, 0, 0], 'image-alt': [0, 2, 0] },
        picture: {
          tiles: [{ name: 'page.jpg', firstRow: 0, lastRow: 400 }],
          width: 1_440,
          height: 4_500,
          pageHeight: 9_000,
        },
        spoken: {
          lines: [
            { role: 'document', name: 'Prices', states: [], selectors: [] },
            { role: 'image', name: '', states: [], selectors: ['img:nth-child(1)', '#marked', '#gone'] },
          ],
          isCut: true,
          opened: [
            {
              path: ['Menu'],
              lines: [{ role: 'image', name: '', states: [], selectors: ['img:nth-child(1)', 'q'] }],
              isCut: false,
            },
          ],
        },
        groups: [
          images(2),
          contrast,
          aGroup(3, {
            rule: 'region',
            occurrences: [
              marked,
              anOccurrence({ selector: 'p', box: [10, 20, 300, 40] }),
              anOccurrence({ selector: 'q', path: storePath(['Menu']) }),
            ],
            total: 5,
          }),
        ],
      }),
    );
    await scanNextPage(db, aScannedReport({ title: 'Clean' }));
    await scanNextPage(db, aFailedReport());
    await markFalsePositives({ db, ruleInfo }, scanId, {
      kind: 'failed',
      key: 'region',
      scope: 'selector',
      selector: '#marked',
    });
    ids = (await list({})).map(({ id }) => id);
  });
  afterAll(() => rest.close());

  async function list(query: Readonly<Record<string, string>>) {
    const answer = await rest.ask('GET', `/api/scans/${scanId}/pages?${new URLSearchParams(query).toString()}`);
    return (answer.json as { readonly pages: readonly { readonly id: string; readonly url: string }[] }).pages;
  }
  const view = async (scan: string, id: string | undefined) =>
    (await rest.ask('GET', `/api/scans/${scan}/pages/${id}`)).json as View;
  const count = ({ kind, key, occurrence_count, page_count, false_positive_count }: Card) =>
    `${kind} ${key}: ${occurrence_count} on ${page_count}, ${false_positive_count} marked`;

  it('has its issues with its own counts and samples, worst first', async () => {
    const { page, issues, history } = await view(scanId, ids[1]);

    expect([page.id, page.url]).toEqual([ids[1], 'https://example.com/1']);
    expect(issues.map(count)).toEqual([
      'failed image-alt: 2 on 1, 0 marked',
      'needs_review color-contrast: 2 on 1, 0 marked',
      'failed region: 4 on 1, 1 marked',
    ]);
    expect(issues.map(({ sample }) => [sample?.selector, sample?.page_url])).toEqual([
      ['img:nth-child(1)', page.url],
      ['img:nth-child(1)', page.url],
      ['p', page.url],
    ]);
    expect(history).toEqual([expect.objectContaining({ scan_id: scanId, page_id: ids[1], failed: 6 })]);
  });

  it('has its picture, and where its findings are in it, failures first, without those marked as false positives', async () => {
    const { page, findings } = await view(scanId, ids[1]);
    const ofStandard = (await rest.ask('GET', `/api/scans/${scanId}/pages/${ids[1]}?standard=wcag22-aa`)).json as View;

    expect(page).toMatchObject({
      screenshot_url: expect.stringMatching(/\/screenshots\/page-\d+-\w{16}\.jpg$/u),
      screenshot_size: { width: 1_440, height: 4_500, page_height: 9_000 },
    });
    expect(findings.map(({ key, selector, box }) => [key, selector, box])).toEqual([
      ['region', 'p', { x: 10, y: 20, width: 300, height: 40 }],
      ['color-contrast', 'img:nth-child(1)', { x: 0, y: 0, width: 9, height: 9 }],
    ]);
    expect(ofStandard.findings.map(({ key }) => key)).toEqual(['color-contrast']);
    expect(await view(scanId, ids[0])).toMatchObject({
      page: { screenshot_url: null, screenshot_size: null },
      findings: [],
    });
  });

  it('is told as a screen reader says it, with its findings, without those marked as false positives', async () => {
    const spoken = async (id: string | undefined) =>
      (await rest.ask('GET', `/api/scans/${scanId}/pages/${id}/spoken`)).json as {
        readonly lines: readonly object[] | null;
        readonly opened: readonly object[];
      };
    const { lines, opened, ...answer } = await spoken(ids[1]);

    expect(lines).toMatchObject([
      { role: 'document', name: 'Prices', findings: [] },
      { role: 'image', name: '', findings: [{ key: 'image-alt' }, { key: 'color-contrast' }] },
    ]);
    expect(answer).toEqual({ is_cut: true });
    expect(opened).toMatchObject([
      { path: ['Menu'], is_cut: false, lines: [{ role: 'image', findings: [{ key: 'region' }] }] },
    ]);
    expect(await spoken(ids[0])).toEqual({ lines: null, is_cut: false, opened: [] });
    expect((await rest.ask('GET', `/api/scans/${scanId}/pages/0/spoken`)).statusCode).toBe(404);
  });

  it('without findings, or failed, has no issues; a failed one has no history', async () => {
    expect((await view(scanId, ids[2])).issues).toEqual([]);
    const failed = await view(scanId, ids[3]);
    expect([failed.issues, failed.history]).toEqual([[], []]);
  });

  it.each(['0', 'x', '', '9'.repeat(40), '1e3', '%00'])('is not found by the id %j', async (id) => {
    const answer = await rest.ask('GET', `/api/scans/${scanId}/pages/${id === '' ? '-' : id}`);

    expect([answer.statusCode, (answer.json as { code: string }).code]).toEqual([404, 'page_not_found']);
  });

  it('is not found in another scan', async () => {
    const other = await aSitemapScan(db, 1, { sitemap_url: 'https://example.net/sitemap.xml' });

    const answer = await rest.ask('GET', `/api/scans/${other.id}/pages/${ids[0]}`);

    expect(answer.statusCode).toBe(404);
    await scanNextPage(db, aScannedReport());
  });

  it('filters the issues of the scan, whose totals stay whole', async () => {
    const answer = await rest.ask('GET', `/api/scans/${scanId}/issues/chunks?page_id=${ids[1]}&kind=failed&limit=1`);
    const { issues, totals, page } = answer.json as {
      issues: readonly Card[];
      totals: { failed: { occurrences: number } };
      page: { total: number; next_offset: number };
    };

    expect(issues.map(count)).toEqual(['failed image-alt: 2 on 1, 0 marked']);
    expect([totals.failed.occurrences, page.total, page.next_offset]).toEqual([9, 2, 1]);
  });

  it.each([
    ['image-alt', 0, ['img:nth-child(1)', 'img:nth-child(2)'], 2],
    ['image-alt', 1, ['img:nth-child(2)'], 2],
    ['region', 0, ['#marked', 'p', 'q'], 3],
  ])('filters the occurrences of %s from offset %i', async (key, offset, selectors, total) => {
    const answer = await rest.ask(
      'GET',
      `/api/scans/${scanId}/issues/details?kind=failed&key=${key}&page_id=${ids[1]}&offset=${offset}`,
    );
    const details = answer.json as {
      readonly occurrences: readonly { readonly selector: string; readonly page_url: string }[];
      readonly page: { readonly total: number };
    };

    expect(details.occurrences.map(({ selector, page_url }) => [selector, page_url])).toEqual(
      selectors.map((selector) => [selector, 'https://example.com/1']),
    );
    expect(details.page.total).toBe(total);
  });

  it('does not have an issue of another page', async () => {
    const answer = await rest.ask(
      'GET',
      `/api/scans/${scanId}/issues/details?kind=failed&key=region&page_id=${ids[0]}`,
    );

    expect(answer.statusCode).toBe(404);
  });

  it.each([
    [{ sort: 'path' }, ['0', '1', '2', '3']],
    [{ sort: 'score' }, ['1', '0', '2', '3']],
    [{ sort: '-failed' }, ['1', '0', '2', '3']],
    [{ sort: '-failed', limit: '2', offset: '1' }, ['0', '2']],
    [{ sort: 'score', status: 'completed' }, ['1', '0', '2']],
    [{ q: 'PRICES more' }, ['1']],
    [{ q: 'com/2' }, ['2']],
    [{ q: '%' }, []],
    [{ q: "' or 1=1 --" }, []],
    [{ q: '', offset: '3' }, ['3']],
  ])('is found in the list with %j', async (query, expected) => {
    const pages = await list(query);

    expect(pages.map(({ url }) => url.replace('https://example.com/', ''))).toEqual(expected);
  });

  it('has its history over scans of the same target and viewport, newest first', async () => {
    const next = await aSitemapScan(db, 2);
    await scanNextPage(db, aScannedReport({ groups: [images(1)] }));
    await scanNextPage(db, aScannedReport({ groups: [images(1)] }));
    const mobile = await aSitemapScan(db, 2, { viewport_preset: 'mobile' });
    await scanNextPage(db, aScannedReport());
    await scanNextPage(db, aScannedReport());

    const { history } = await view(scanId, ids[1]);

    expect(history.map(({ scan_id, failed }) => [scan_id, failed])).toEqual([
      [next.id, 1],
      [scanId, 6],
    ]);
    expect(history.map(({ scan_id }) => scan_id)).not.toContain(mobile.id);
    const earlier = await view(next.id, history[0]?.page_id);
    expect(earlier.history).toEqual(history);
  });
});
