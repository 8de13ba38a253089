import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { keyOfPath } from '../../src/records/components/name-components.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { deleteScan } from '../../src/records/scans/delete-scan.ts';
import { markFalsePositives, removeMark } from '../../src/records/triage/mark-false-positives.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import { presentScan } from '../../src/records/scans/scan-record.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onServer } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import {
  aFailedReport,
  aGroup,
  anOccurrence,
  aScannedReport,
  aSitemapScan,
  componentsOf,
  ruleInfo,
  scanNextPage,
} from './make-scans.ts';
import { runJobs } from './run-jobs.ts';

type Component = {
  readonly key: string;
  readonly rules: readonly { readonly kind: string; readonly key: string; readonly count: number }[];
  readonly occurrence_count: number;
  readonly fix_count: number;
  readonly page_count: number;
  readonly removes: {
    readonly occurrences: number;
    readonly pages_made_clean: number;
    readonly score_gain: number;
  };
};
type Listed = { readonly components: readonly Component[]; readonly not_in_components: number; readonly page: object };
type Details = {
  readonly issue: {
    readonly occurrence_count: number;
    readonly page_count: number;
    readonly sample: { readonly id: string } | null;
  };
  readonly occurrences: readonly {
    readonly id: string;
    readonly page_id: string;
    readonly selector: string;
    readonly page_url: string;
    readonly component: string | null;
  }[];
  readonly page: { readonly total: number; readonly next_offset: number | null };
};

async function listOf(rest: Rest, scanId: string, query = ''): Promise<Listed> {
  return (await rest.ask('GET', `/api/scans/${scanId}/components${query}`)).json as Listed;
}

const inComponent = (component: string, count: number, name: string) =>
  Array.from({ length: count }, (_, index) => anOccurrence({ component, selector: `${name} ${index}` }));

onServer('components of a scan', (open) => {
  let db: Database;
  let rest: Rest;
  let scanId: string;
  const list = async (query = '') => listOf(rest, scanId, query);
  const askDetails = async (query: string) => rest.ask('GET', `/api/scans/${scanId}/issues/details?${query}`);
  const details = async (query: string) => (await askDetails(query)).json as Details;

  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db);
    const scan = await aSitemapScan(db, 4);
    scanId = scan.id;
    const rules = { 'image-alt': [0, 4, 0], 'link-name': [1, 1, 0], 'color-contrast': [0, 0, 2] } as const;
    const cards = (count: number, name: string) =>
      aGroup(count, { rule: 'image-alt', occurrences: inComponent('card', count, name) });
    const groups = [
      cards(4, 'one'),
      aGroup(1, { rule: 'link-name', occurrences: inComponent('header', 1, 'one') }),
      aGroup(2, { kind: 'needs_review', rule: 'color-contrast', occurrences: inComponent('header', 2, 'one') }),
    ];
    await scanNextPage(db, aScannedReport({ rules, groups }));
    await scanNextPage(db, aScannedReport({ rules: { 'image-alt': [2, 2, 0] }, groups: [cards(2, 'two')] }));
    const many = aGroup(1, { rule: 'region', total: 5, occurrences: inComponent('footer', 1, 'three') });
    await scanNextPage(db, aScannedReport({ rules: { region: [0, 5, 0] }, groups: [many] }));
    await scanNextPage(db, aFailedReport());
  });

  afterAll(() => rest.close());

  it('have their rules, and what fixing each removes, the most useful first', async () => {
    const { components, not_in_components: others } = await list();

    expect(components).toMatchObject([
      {
        key: 'card',
        label: 'main > card',
        selector: 'one 0',
        html: '<img src="logo.png">',
        fix_count: 1,
        screenshot_url: null,
        rules: [{ kind: 'failed', key: 'image-alt', severity: 'critical', count: 6 }],
        occurrence_count: 6,
        page_count: 2,
        // Of the first page 10 of 17 weighted points, of the second page 5 of 10; the best practice of the third page has no score.
        removes: { occurrences: 6, pages_made_clean: 1, score_gain: expect.closeTo((100 * (10 / 17 + 0.5)) / 2, 1) },
      },
      {
        key: 'header',
        rules: [
          { kind: 'failed', key: 'link-name', count: 1 },
          { kind: 'needs_review', key: 'color-contrast', count: 2 },
        ],
        occurrence_count: 3,
        fix_count: 2,
        page_count: 1,
        removes: { pages_made_clean: 0, score_gain: expect.closeTo((100 * (3.5 / 17)) / 2, 1) },
      },
      { key: 'footer', occurrence_count: 1, removes: { pages_made_clean: 0, score_gain: 0 } },
    ]);
    expect(others).toBe(4);
  });

  it('show an element that fails, and count the fixes of what is listed, without what is marked', async () => {
    const mark = await markFalsePositives({ db, ruleInfo }, scanId, {
      scope: 'group',
      kind: 'failed',
      key: 'link-name',
    });
    const marked = (await list('?kind=failed')).components.map(({ key, fix_count }) => [key, fix_count]);
    const [review] = (await list('?kind=needs_review')).components;
    await removeMark({ db, ruleInfo }, await getScan(db, scanId), mark.id);
    const after = (await list('?kind=failed')).components.map(({ key, fix_count }) => [key, fix_count]);

    expect(marked).toEqual([
      ['card', 1],
      ['footer', 1],
    ]);
    expect([review?.key, review?.fix_count]).toEqual(['header', 1]);
    expect(after).toEqual([
      ['card', 1],
      ['header', 1],
      ['footer', 1],
    ]);
  });

  it('show an issue by an occurrence that is not marked', async () => {
    const name = 'kind=failed&key=image-alt&component=card';
    const { occurrences } = await details(name);
    const [first, second] = occurrences;
    const mark = await markFalsePositives({ db, ruleInfo }, scanId, {
      scope: 'occurrence',
      kind: 'failed',
      key: 'image-alt',
      occurrence_id: first?.id ?? '',
    });

    const whole = await details(name);
    const ofPage = await details(`${name}&page_id=${first?.page_id ?? ''}`);

    expect([whole, ofPage].map(({ issue }) => issue.sample?.id)).toEqual([second?.id, second?.id]);
    expect(whole.occurrences.map(({ id }) => id)).toEqual(occurrences.map(({ id }) => id));
    expect([whole, ofPage].map(({ issue }) => issue.occurrence_count)).toEqual([5, 3]);
    await removeMark({ db, ruleInfo }, await getScan(db, scanId), mark.id);
  });

  it('are filtered by kind and by standard, with the counts of what is left', async () => {
    const review = await list('?kind=needs_review');
    const wcag = await list('?standard=wcag22-aa&limit=2');

    expect(review.components).toMatchObject([{ key: 'header', occurrence_count: 2, page_count: 1 }]);
    expect(wcag).toMatchObject({
      components: [
        { key: 'card', occurrence_count: 6, page_count: 2 },
        { key: 'header', occurrence_count: 3, page_count: 1 },
      ],
      not_in_components: 0,
      page: { total: 2, next_offset: null },
    });
  });

  it('give the occurrences of a rule in one of them, at any offset, and each occurrence names its own', async () => {
    const first = await details('kind=failed&key=image-alt&component=card&limit=5');
    const rest2 = await details('kind=failed&key=image-alt&component=card&limit=5&offset=5');
    const none = await askDetails('kind=failed&key=image-alt&component=header');
    const { occurrences: all } = await details('kind=failed&key=image-alt');
    const components = [...new Set(all.map(({ component }) => component))];

    expect(first.issue).toMatchObject({ occurrence_count: 6, page_count: 2 });
    expect([...first.occurrences, ...rest2.occurrences].map(({ selector }) => selector)).toEqual([
      'one 0',
      'one 1',
      'one 2',
      'one 3',
      'two 0',
      'two 1',
    ]);
    expect(first.page).toMatchObject({ total: 6, next_offset: 5 });
    expect(components).toEqual(['card']);
    expect(none.statusCode).toBe(404);
  });

  it('lose what is marked as a false positive, and have it again when the mark is removed', async () => {
    const before = await list();
    const mark = await markFalsePositives({ db, ruleInfo }, scanId, {
      scope: 'group',
      kind: 'failed',
      key: 'link-name',
    });

    const marked = await list();

    expect(marked.components).toMatchObject([
      { key: 'card', removes: { pages_made_clean: 2 } },
      { key: 'footer' },
      { key: 'header', occurrence_count: 2, removes: { score_gain: 0 } },
    ]);
    expect(await checkInvariants(db)).toEqual([]);
    await removeMark({ db, ruleInfo }, await getScan(db, scanId), mark.id);
    expect(await list()).toEqual(before);
    expect(await checkInvariants(db)).toEqual([]);
  });
});

onServer('a mark on what one component has of an issue', (open) => {
  let db: Database;
  let rest: Rest;
  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db);
  });
  afterAll(() => rest.close());

  it('covers it on every page, also in later scans, and nothing else', async () => {
    const groups = () => [
      aGroup(5, { occurrences: [...inComponent('card', 2, 'x'), ...inComponent('header', 3, 'x')] }),
    ];
    const scan = await aSitemapScan(db, 2);
    for (let page = 0; page < 2; page += 1) await scanNextPage(db, aScannedReport({ groups: groups() }));
    const marks = `/api/scans/${scan.id}/false-positives`;

    const made = await rest.ask('POST', marks, {
      body: { kind: 'failed', key: 'image-alt', scope: 'component', component: 'card' },
    });
    const unknown = await rest.ask('POST', marks, {
      body: { kind: 'failed', key: 'image-alt', scope: 'component', component: 'no-such' },
    });
    const later = await aSitemapScan(db, 1);
    await scanNextPage(db, aScannedReport({ groups: groups() }));

    expect(made.json).toMatchObject({ component: 'card', state: 'applied', covers: { occurrences: 4, pages: 2 } });
    expect(unknown.statusCode).toBe(404);
    const keys = async (id: string) =>
      (await listOf(rest, id)).components.map((one) => `${one.key} ${one.occurrence_count}`);
    expect([await keys(scan.id), await keys(later.id)]).toEqual([['header 6'], ['header 3']]);
    const listed = (await rest.ask('GET', `${marks}?component=card`)).json;
    const others = (await rest.ask('GET', `${marks}?component=header`)).json;
    expect([listed, others]).toMatchObject([{ page: { total: 1 } }, { page: { total: 0 } }]);
    expect(await checkInvariants(db)).toEqual([]);
  });
});

onServer('components of pages that come and go', (open) => {
  let db: Database;
  let rest: Rest;
  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db);
    return () => rest.close();
  });
  beforeEach(open);

  it('lose the pages that prove to be missing', async () => {
    const scan = await aSitemapScan(db, 3);
    const groups = [aGroup(2, { occurrences: inComponent('card', 2, 'x') })];
    await scanNextPage(db, aScannedReport({ textDigest: 'twin', groups }));
    const kept = [aGroup(2, { occurrences: [...inComponent('card', 1, 'y'), ...inComponent('header', 1, 'y')] })];
    await scanNextPage(db, aScannedReport({ textDigest: 'own', groups: kept }));

    await scanNextPage(db, aFailedReport({ code: 'soft_not_found', httpStatus: 200, textDigest: 'twin' }));

    const { components } = await listOf(rest, scan.id);
    expect(components.map((one) => [one.key, one.occurrence_count])).toEqual([
      ['card', 1],
      ['header', 1],
    ]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('leave nothing behind when their scan is deleted', async () => {
    const scan = await aSitemapScan(db, 2);
    for (let page = 0; page < 2; page += 1) await scanNextPage(db, aScannedReport({ groups: [aGroup(5)] }));

    await deleteScan(db, scan.id);
    await runJobs({ db, screenshots: rest.screenshots });

    for (const table of ['components', 'component_groups', 'component_pages'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('quote an element with a picture, and have no picture of another one', async () => {
    const scan = await aSitemapScan(db, 2);
    const inPart = (path: string, selector: string, screenshot: string | null) =>
      anOccurrence({ component: keyOfPath(path), pattern: path, selector, screenshot });
    const images = [inPart('header', 'hidden', null), inPart('main > article.card', 'card', null)];
    // Of a less severe rule.
    const lesser = inPart('main > article.card', 'other', '00.webp');
    const groups = [aGroup(2, { occurrences: images }), aGroup(1, { rule: 'region', occurrences: [lesser] })];
    await scanNextPage(db, aScannedReport({ groups }));
    const shown = inPart('header', 'shown', '0.webp');
    await scanNextPage(db, aScannedReport({ groups: [aGroup(1, { occurrences: [shown] })] }));

    const { components } = await listOf(rest, scan.id);

    expect(components).toHaveLength(2);
    expect(components).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ selector: 'card', screenshot_url: null }),
        expect.objectContaining({ selector: 'shown', screenshot_url: expect.stringContaining('/0.webp') }),
      ]),
    );
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('have the picture of the element that is quoted, whichever file comes first', async () => {
    const scan = await aSitemapScan(db, 1);
    const [rare, common] = ['a', 'b'].map((pattern) => ({ component: keyOfPath('header'), pattern }));
    const occurrences = [
      anOccurrence({ ...rare, selector: 'rare', screenshot: '0.webp' }),
      anOccurrence({ ...common, selector: 'common', screenshot: '1.webp' }),
      anOccurrence({ ...common, selector: 'common too', screenshot: null }),
    ];
    await scanNextPage(db, aScannedReport({ groups: [aGroup(3, { occurrences })] }));

    const { components } = await listOf(rest, scan.id);

    expect(components).toMatchObject([{ selector: 'common', screenshot_url: expect.stringContaining('/1.webp') }]);
  });

  it('add up to the whole: each occurrence is in one of them, whatever is found', async () => {
    const rules = ['image-alt', 'link-name', 'region'] as const;
    const pages = fc.array(
      fc.array(fc.record({ rule: fc.nat(2), component: fc.nat(4), isFailed: fc.boolean() }), { maxLength: 12 }),
      { minLength: 1, maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(pages, async (found) => {
        const scan = await aSitemapScan(db, found.length);
        for (const findings of found) {
          const byGroup = Map.groupBy(findings, ({ rule, isFailed }) => `${rule} ${isFailed}`);
          const groups = [...byGroup.values()].map((ofGroup) =>
            aGroup(ofGroup.length, {
              rule: rules[ofGroup[0]?.rule ?? 0] ?? 'region',
              kind: ofGroup[0]?.isFailed === true ? 'failed' : 'needs_review',
              occurrences: ofGroup.map(({ component }) => anOccurrence({ component: `part-${component}` })),
            }),
          );
          await scanNextPage(db, aScannedReport({ groups, components: componentsOf(groups) }));
        }
        const { summary } = presentScan(await getScan(db, scan.id));
        const sums = await Promise.all(
          ['failed', 'needs_review'].map(async (kind) => {
            const { components } = await listOf(rest, scan.id, `?kind=${kind}`);
            for (const one of components)
              expect(one.rules.reduce((sum, { count }) => sum + count, 0)).toBe(one.occurrence_count);
            return components.reduce((sum, one) => sum + one.occurrence_count, 0);
          }),
        );
        expect(sums).toEqual([summary.failed_occurrences, summary.needs_review_occurrences]);
      }),
      { numRuns: 6 },
    );
    expect(await checkInvariants(db)).toEqual([]);
  });
});
