import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../src/adapters/db/schema.ts';
import { comparisonSchema } from '../../src/reading/comparison/comparison-record.ts';
import { listedChanges } from '../../src/reading/comparison/finding-change.ts';
import { changeFields } from '../../src/reading/comparison/list-changes.ts';
import type { PageReport } from '../../src/records/pages/page-report.ts';
import { markFalsePositives } from '../../src/records/triage/mark-false-positives.ts';
import { onServer } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import {
  aFailedReport,
  aGroup,
  aGroupOf,
  aScannedReport,
  aSitemapScan,
  anOccurrence,
  ruleInfo,
  scanNextPage,
} from './make-scans.ts';

const listSchema = z.object({
  occurrences: z.array(
    z.object({ ...changeFields, selector: z.string(), page_url: z.string(), screenshot_url: z.string().nullable() }),
  ),
  page: z.object({ total: z.int(), next_offset: z.int().nullable() }),
});

const review = { kind: 'needs_review' } as const;
const dark = { ...anOccurrence({ fingerprint: 'image-alt dark', selector: '#dark' }), states: 'dark' };
const opened = { ...anOccurrence({ fingerprint: 'image-alt opened', selector: '#opened' }), path: '["Menu"]' };
const framed = anOccurrence({ fingerprint: 'image-alt framed', selector: '#map >>> #framed' });

/** The pages of the base, and of the later scan, which has one more. */
const before: readonly PageReport[] = [
  aScannedReport({ groups: [aGroupOf('a b c'), aGroupOf('k', { rule: 'region' })] }),
  aScannedReport({ groups: [aGroupOf('e')] }),
  aFailedReport(),
  aScannedReport({
    rules: { label: null },
    states: ['dark'],
    groups: [{ ...aGroup(0), total: 3, occurrences: [dark, framed, opened] }],
  }),
  aScannedReport({ groups: [aGroupOf('u v', { total: 5 })] }),
];
const after: readonly PageReport[] = [
  aScannedReport({ groups: [aGroupOf('b c d'), aGroupOf('k', { rule: 'region', ...review })] }),
  aFailedReport(),
  aScannedReport({ groups: [aGroupOf('f')] }),
  aScannedReport({
    rules: { 'opens-by-keyboard': null },
    unreachedFrames: ['#map'],
    groups: [aGroupOf('g', { rule: 'label' })],
  }),
  aScannedReport({ groups: [aGroupOf('v w')] }),
  aScannedReport({ groups: [aGroupOf('x y z')] }),
];

onServer('the occurrences of a comparison', (open) => {
  let db: Database;
  let rest: Rest;
  let baseId: string;
  let hereId: string;
  beforeEach(async () => {
    ({ db } = await open());
    rest = await openRest(db);
    baseId = await scanAll(before);
    hereId = await scanAll(after);
    const mark = { scope: 'selector', kind: 'failed', key: 'image-alt', selector: '#z' } as const;
    await markFalsePositives({ db, ruleInfo }, hereId, mark);
    return () => rest.close();
  });

  async function scanAll(reports: readonly PageReport[]): Promise<string> {
    const { id } = await aSitemapScan(db, reports.length);
    for (const report of reports) await scanNextPage(db, report);
    return id;
  }

  async function list(query: Readonly<Record<string, string>>, id = hereId) {
    const asked = new URLSearchParams(query).toString();
    return listSchema.parse((await rest.ask('GET', `/api/scans/${id}/comparison/occurrences?${asked}`)).json);
  }

  it('are listed with their change and its reason', async () => {
    const { occurrences, page } = await list({});

    const lines = occurrences.map((one) => {
      const from = one.scan_id === baseId ? 'base' : 'here';
      return [new URL(one.page_url).pathname, from, one.kind, one.key, one.selector, one.change, one.because].join(' ');
    });
    expect(lines.toSorted()).toEqual([
      '/0 base failed image-alt #a fixed ',
      '/0 here failed image-alt #d new ',
      '/0 here needs_review region #k changed ',
      '/1 base failed image-alt #e not_comparable page_not_scanned',
      '/2 here failed image-alt #f not_comparable page_not_scanned',
      '/3 base failed image-alt #dark not_comparable state_not_checked',
      '/3 base failed image-alt #map >>> #framed not_comparable frame_not_reached',
      '/3 base failed image-alt #opened not_comparable rule_not_finished',
      '/3 here failed label #g not_comparable rule_not_finished',
      '/4 base failed image-alt #u fixed ',
      '/4 here failed image-alt #w not_comparable findings_omitted',
      '/5 here failed image-alt #x new new_page',
      '/5 here failed image-alt #y new new_page',
    ]);
    expect(page).toMatchObject({ total: 13, next_offset: null });
  });

  it.each(['onward', 'back'])('are as many as the numbers say, without those that are not stored: %s', async (way) => {
    const [id, base] = way === 'onward' ? [hereId, baseId] : [baseId, hereId];
    const compared = comparisonSchema.parse((await rest.ask('GET', `/api/scans/${id}/comparison?base=${base}`)).json);

    const numbers = compared.issues.flatMap(({ kind, key, ...counts }) =>
      listedChanges.map((change) => ({ change, kind, key, count: counts[change] })),
    );
    const listed = await Promise.all(
      numbers.map(async ({ count: _count, ...asked }) => (await list({ ...asked, base }, id)).page.total),
    );

    const omitted = ({ change, key }: (typeof numbers)[number]) =>
      change === 'not_comparable' && key === 'image-alt' ? 3 : 0;
    expect(listed).toEqual(numbers.map((number) => number.count - (number.kind === 'failed' ? omitted(number) : 0)));
  });

  it('of a page that only the base has say so', async () => {
    const { occurrences } = await list(
      { base: hereId, change: 'not_comparable', page_url: 'https://example.com/5' },
      baseId,
    );

    expect(occurrences.map(({ selector, because }) => [selector, because])).toEqual([
      ['#x', 'page_missing'],
      ['#y', 'page_missing'],
    ]);
  });

  it('are read in parts that make the whole', async () => {
    const whole = (await list({})).occurrences;

    for (const limit of [1, 2, 5, 11]) {
      const parts = [];
      for (let offset: number | null = 0; offset !== null;) {
        const { occurrences, page } = await list({ limit: String(limit), offset: String(offset) });
        parts.push(...occurrences);
        offset = page.next_offset;
      }
      expect(parts).toEqual(whole);
    }
    expect((await list({ offset: '13' })).occurrences).toEqual([]);
  });

  it('are limited to an issue, a kind, a page and a standard', async () => {
    const selectors = async (query: Readonly<Record<string, string>>) =>
      (await list(query)).occurrences.map(({ selector }) => selector);

    expect(await selectors({ key: 'label' })).toEqual(['#g']);
    expect(await selectors({ kind: 'needs_review' })).toEqual(['#k']);
    expect(await selectors({ change: 'new', page_url: 'https://example.com/0' })).toEqual(['#d']);
    expect(await selectors({ change: 'changed', standard: 'wcag22-aa' })).toEqual([]);
    expect(await selectors({ page_url: 'https://example.com/unknown' })).toEqual([]);
  });

  it('are refused with an unknown change, and without a base', async () => {
    const path = `/api/scans/${hereId}/comparison/occurrences?change=gone`;

    expect((await rest.ask('GET', path)).statusCode).toBe(400);
    expect((await rest.ask('GET', `/api/scans/${baseId}/comparison/occurrences`)).json).toMatchObject({
      code: 'no_base',
    });
  });
});
