import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { deleteScan } from '../../src/records/scans/delete-scan.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aGroup, aMessage, anOccurrence, aScannedReport, aSitemapScan, scanNextPage } from './make-scans.ts';

type Pattern = {
  readonly key: string;
  readonly message: string;
  readonly component: string;
  readonly occurrence_count: number;
  readonly page_count: number;
  readonly sample: { readonly selector: string; readonly pattern: string };
  readonly page_urls: readonly string[];
};
type Listed = { readonly patterns: readonly Pattern[]; readonly page: { readonly total: number } };

onEachDatabase('the patterns of an issue', (open) => {
  let db: Database;
  let rest: Rest;
  let scanId: string;
  let pageIds: readonly string[];

  const card = (page: number, index: number) =>
    anOccurrence({
      selector: `#card-${page}-${index}`,
      component: 'card',
      pattern: 'photo',
      message: aMessage(`${page}-${index}.jpg`),
    });
  const logo = (page: number) => anOccurrence({ selector: `#logo-${page}`, component: 'banner', pattern: 'logo' });

  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db);
    ({ id: scanId } = await aSitemapScan(db, 7));
    for (let page = 0; page < 7; page += 1) {
      const occurrences = [logo(page), ...(page === 0 ? [] : [card(page, 0), card(page, 1)])];
      await scanNextPage(db, aScannedReport({ groups: [aGroup(0, { occurrences, total: occurrences.length })] }));
    }
    const { json } = await rest.ask('GET', `/api/scans/${scanId}/pages`);
    pageIds = (json as { readonly pages: readonly { readonly id: string }[] }).pages.map(({ id }) => id);
  });
  afterAll(() => rest.close());

  const issue = { kind: 'failed', key: 'image-alt' };
  const ask = async (route: string, query: Readonly<Record<string, string>> = {}) =>
    rest.ask('GET', `/api/scans/${scanId}/issues/${route}?${new URLSearchParams({ ...issue, ...query }).toString()}`);
  const list = async (query: Readonly<Record<string, string>> = {}) => (await ask('patterns', query)).json as Listed;
  const brief = ({ patterns }: Listed) =>
    patterns.map(({ key, occurrence_count, page_count, sample }) => [
      key,
      occurrence_count,
      page_count,
      sample.selector,
    ]);
  const urls = (...pages: readonly number[]) => pages.map((page) => `https://example.com/${page}`);

  it('are listed largest first, each with its component, one of its elements, and its first five pages', async () => {
    const listed = await list();

    expect(brief(listed)).toEqual([
      ['photo', 12, 6, '#card-1-0'],
      ['logo', 7, 7, '#logo-0'],
    ]);
    expect(listed.patterns.map(({ component, page_urls }) => [component, page_urls])).toEqual([
      ['card', urls(1, 2, 3, 4, 5)],
      ['banner', urls(0, 1, 2, 3, 4)],
    ]);
    expect(listed.page).toMatchObject({ total: 2, next_offset: null });
    expect(await list({ limit: '1', offset: '1' })).toMatchObject({ patterns: [{ key: 'logo' }], page: { total: 2 } });
  });

  it('are shown by an element with a picture', async () => {
    const { id } = await aSitemapScan(db, 1);
    const named = (selector: string, screenshot: string | null) =>
      anOccurrence({ selector, screenshot, component: 'card', pattern: 'photo' });
    const occurrences = [named('hidden', null), named('shown', '0.webp')];
    await scanNextPage(db, aScannedReport({ groups: [aGroup(0, { occurrences, total: occurrences.length })] }));

    const query = new URLSearchParams(issue).toString();
    const { json } = await rest.ask('GET', `/api/scans/${id}/issues/patterns?${query}`);

    expect(json).toMatchObject({ patterns: [{ key: 'photo', occurrence_count: 2, sample: { selector: 'shown' } }] });
  });

  it('say what is wrong without the file name of one element, unless there is only one', async () => {
    const [photo] = (await list()).patterns;
    const [, logoOfPage] = (await list({ page_id: pageIds[1] ?? '' })).patterns;

    expect(photo?.message).toContain('This image has no text alternative.');
    expect(photo?.message).not.toContain('.jpg');
    expect(logoOfPage?.message).toContain('logo.png');
  });

  it('are limited to a page or a component', async () => {
    expect(brief(await list({ page_id: pageIds[2] ?? '' }))).toEqual([
      ['photo', 2, 1, '#card-2-0'],
      ['logo', 1, 1, '#logo-2'],
    ]);
    expect(brief(await list({ component: 'banner' }))).toEqual([['logo', 7, 7, '#logo-0']]);
    expect(brief(await list({ component: 'banner', page_id: pageIds[2] ?? '' }))).toEqual([['logo', 1, 1, '#logo-2']]);
    expect(brief(await list({ component: 'other' }))).toEqual([]);
  });

  it('limit the list of occurrences, and not the counts of the issue', async () => {
    const { json } = await ask('details', { pattern: 'logo', limit: '2', offset: '5' });

    expect(json).toMatchObject({
      issue: { occurrence_count: 19 },
      occurrences: [
        { selector: '#logo-5', pattern: 'logo' },
        { selector: '#logo-6', pattern: 'logo' },
      ],
      page: { total: 7, next_offset: null },
    });
    expect((await ask('details', { pattern: 'photo', page_id: pageIds[1] ?? '' })).json).toMatchObject({
      occurrences: [{ selector: '#card-1-0' }, { selector: '#card-1-1' }],
      page: { total: 2 },
    });
  });

  it('leave out what is marked as false positive, until the mark is removed', async () => {
    const mark = async (body: object) => {
      const { json } = await rest.ask('POST', `/api/scans/${scanId}/false-positives`, { body: { ...issue, ...body } });
      return (json as { readonly id: string }).id;
    };
    const before = await list();
    const marks = [
      await mark({ scope: 'selector', selector: '#card-1-0' }),
      await mark({ scope: 'selector', selector: '#card-1-1' }),
      await mark({ scope: 'component', component: 'banner' }),
    ];

    const marked = await list();
    const invariants = await checkInvariants(db);
    for (const id of marks) await rest.ask('DELETE', `/api/scans/${scanId}/false-positives/${id}`);

    expect(brief(marked)).toEqual([['photo', 10, 5, '#card-2-0']]);
    expect(invariants).toEqual([]);
    expect(await list()).toEqual(before);
  });

  it('are not found for an unknown issue, page or scan', async () => {
    const refusal = async (query: Readonly<Record<string, string>>) => {
      const { statusCode, json } = await ask('patterns', query);
      return [statusCode, (json as { readonly code: string }).code];
    };

    expect(await refusal({ key: 'region' })).toEqual([404, 'issue_not_found']);
    expect(await refusal({ kind: 'needs_review' })).toEqual([404, 'issue_not_found']);
    expect(await refusal({ page_id: '0' })).toEqual([404, 'page_not_found']);
    expect(await refusal({ kind: 'other' })).toEqual([400, 'invalid_request']);

    await deleteScan(db, scanId);

    expect(await refusal({})).toEqual([404, 'scan_not_found']);
  });
});
