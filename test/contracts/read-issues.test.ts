import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { getIssueDetails } from '../../src/records/issues/get-issue-details.ts';
import { listIssues } from '../../src/records/issues/list-issues.ts';
import type { IssueFilter } from '../../src/records/issues/list-issues.ts';
import { streamIssues } from '../../src/records/issues/stream-issues.ts';
import { listPages } from '../../src/records/pages/list-pages.ts';
import { getScan, listScans } from '../../src/records/scans/read-scans.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onServer } from '../databases/each-database.ts';
import { collectText } from './collect-text.ts';
import {
  aFailedReport,
  aGroup,
  aScan,
  aScannedReport,
  aSitemapScan,
  anOccurrence,
  catalog,
  scanNextPage,
} from './make-scans.ts';

const firstPage = { limit: 50, offset: 0 };

onServer('issue groups', (open) => {
  let db: Database;
  beforeEach(async () => ({ db } = await open()));

  const read = async (scanId: string, filter: IssueFilter = {}, page = firstPage) =>
    listIssues({ db, catalog }, await getScan(db, scanId), { filter, page });
  const keysOf = async (scanId: string, filter: IssueFilter = {}) =>
    (await read(scanId, filter)).issues.map(({ key, kind }) => `${kind} ${key}`);
  const details = (scanId: string, page: { limit: number; offset: number }) =>
    getIssueDetails({ db, catalog }, { scanId, kind: 'failed', key: 'image-alt' }, page);

  it('add up over the pages of a scan', async () => {
    const { id } = await aSitemapScan(db, 3);
    await scanNextPage(db, aScannedReport({ groups: [aGroup(2), aGroup(1, { rule: 'region' })] }));
    await scanNextPage(
      db,
      aScannedReport({ groups: [aGroup(3), aGroup(4, { kind: 'needs_review', rule: 'color-contrast' })] }),
    );
    await scanNextPage(db, aScannedReport());

    const { issues, totals, page } = await read(id);

    expect(
      issues.map(({ key, kind, severity, best_practice, occurrence_count, page_count }) => ({
        key,
        kind,
        severity,
        best_practice,
        occurrence_count,
        page_count,
      })),
    ).toEqual([
      {
        key: 'image-alt',
        kind: 'failed',
        severity: 'critical',
        best_practice: false,
        occurrence_count: 5,
        page_count: 2,
      },
      {
        key: 'color-contrast',
        kind: 'needs_review',
        severity: 'serious',
        best_practice: false,
        occurrence_count: 4,
        page_count: 1,
      },
      { key: 'region', kind: 'failed', severity: 'moderate', best_practice: true, occurrence_count: 1, page_count: 1 },
    ]);
    expect(totals).toEqual({
      failed: { groups: 2, occurrences: 6 },
      needs_review: { groups: 1, occurrences: 4 },
      by_severity: { critical: 5, serious: 0, moderate: 1, minor: 0 },
      accepted_count: 0,
      fixed_pending_count: 0,
      reviewed_count: 0,
    });
    expect(page).toEqual({ limit: 50, offset: 0, total: 3, next_offset: null });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('are listed worst first: severity, then occurrences, then key, byte by byte', async () => {
    const { id } = await aScan(db);
    const groups = [
      aGroup(9, { rule: 'region' }),
      aGroup(1, { rule: 'image-alt' }),
      aGroup(1, { rule: 'button-name' }),
      aGroup(1, { rule: 'aria-required-attr' }),
      aGroup(2, { rule: 'label' }),
      aGroup(1, { rule: 'image-alt', kind: 'needs_review' }),
      aGroup(5, { rule: 'color-contrast' }),
      aGroup(7, { rule: 'a-rule-of-another-engine' }),
      aGroup(7, { rule: 'Z-rule' }),
      aGroup(7, { rule: 'a-rule' }),
      aGroup(7, { rule: 'arule' }),
    ];
    await scanNextPage(db, aScannedReport({ groups }));

    expect(await keysOf(id)).toEqual([
      'failed label',
      'failed aria-required-attr',
      'failed button-name',
      'failed image-alt',
      'needs_review image-alt',
      'failed color-contrast',
      'failed region',
      'failed Z-rule',
      'failed a-rule',
      'failed a-rule-of-another-engine',
      'failed arule',
    ]);
  });

  it('are found by kind, severity and words, while the totals stay those of the scan', async () => {
    const { id } = await aScan(db);
    const groups = [aGroup(2), aGroup(1, { kind: 'needs_review' }), aGroup(3, { rule: 'color-contrast' })];
    await scanNextPage(db, aScannedReport({ groups }));

    expect(await keysOf(id, { kind: 'failed' })).toEqual(['failed image-alt', 'failed color-contrast']);
    expect(await keysOf(id, { severity: 'serious' })).toEqual(['failed color-contrast']);
    expect(await keysOf(id, { text: 'ALTERNATIVE  images' })).toEqual(['failed image-alt', 'needs_review image-alt']);
    expect(await keysOf(id, { text: '1.4.3' })).toEqual(['failed color-contrast']);
    expect(await keysOf(id, { text: ' ' })).toHaveLength(3);
    expect(await keysOf(id, { text: 'image-alt', kind: 'needs_review' })).toEqual(['needs_review image-alt']);
    expect(await keysOf(id, { text: 'nothing like it' })).toEqual([]);
    expect(await read(id, { text: 'nothing like it' })).toMatchObject({
      totals: { failed: { groups: 2, occurrences: 5 }, needs_review: { groups: 1, occurrences: 1 } },
      page: { total: 0, next_offset: null },
    });
  });

  it('are paged', async () => {
    const { id } = await aScan(db);
    await scanNextPage(
      db,
      aScannedReport({ groups: ['label', 'image-alt', 'region'].map((rule) => aGroup(1, { rule })) }),
    );

    const second = await read(id, {}, { limit: 1, offset: 1 });

    expect(second.issues.map(({ key }) => key)).toEqual(['label']);
    expect(second.page).toEqual({ limit: 1, offset: 1, total: 3, next_offset: 2 });
    expect((await read(id, {}, { limit: 2, offset: 3 })).issues).toEqual([]);
  });

  it('show their first occurrence that is not marked as false positive', async () => {
    const { id } = await aScan(db);
    await scanNextPage(db, aScannedReport({ groups: [aGroup(3), aGroup(1, { rule: 'label' })] }));
    await sql`update occurrences set false_positive = true where ordinal = 0`.execute(db);
    await sql`update issue_groups set occurrence_count = occurrence_count - 1, false_positive_count = 1`.execute(db);

    const { issues } = await read(id);

    expect(issues.map(({ key, sample }) => [key, sample?.selector ?? null])).toEqual([
      ['image-alt', 'img:nth-child(2)'],
      ['label', null],
    ]);
  });

  it('are read at any offset, in the order in which they were found, over pages', async () => {
    const { id } = await aSitemapScan(db, 4);
    const occurrencesOf = (page: number) =>
      Array.from({ length: 300 }, (_, index) => anOccurrence({ selector: `#e${page * 300 + index}` }));
    for (let page = 0; page < 4; page += 1)
      await scanNextPage(db, aScannedReport({ groups: [aGroup(300, { occurrences: occurrencesOf(page) })] }));

    const offsets = [0, 1, 299, 300, 777, 1_150, 1_199];
    const seen = await Promise.all(offsets.map((offset) => details(id, { limit: 100, offset })));

    for (const [index, { occurrences, page }] of seen.entries()) {
      const offset = offsets[index] ?? 0;
      const end = Math.min(offset + 100, 1_200);
      expect(occurrences.map(({ selector }) => selector)).toEqual(
        Array.from({ length: end - offset }, (_, place) => `#e${offset + place}`),
      );
      expect(page).toEqual({ limit: 100, offset, total: 1_200, next_offset: end < 1_200 ? end : null });
    }
    expect(seen[4]?.occurrences[0]).toMatchObject({
      page_url: 'https://example.com/2',
      problem: 'This image has no text alternative. Screen readers read its file name, logo.png.',
      fix: 'Write in alt what the image says or does, or alt="" if it only decorates.',
    });
    const beyond = await details(id, { limit: 100, offset: 2_147_483_647 });
    expect(beyond).toMatchObject({ occurrences: [], page: { total: 1_200, next_offset: null } });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('count findings that are not stored', async () => {
    const { id } = await aSitemapScan(db, 2);
    await scanNextPage(db, aScannedReport({ groups: [aGroup(1_000, { total: 4_321 })] }));
    await scanNextPage(db, aScannedReport({ groups: [aGroup(2)] }));

    const { issue, occurrences, page } = await details(id, { limit: 500, offset: 1_000 });

    expect(issue).toMatchObject({
      occurrence_count: 4_323,
      omitted_count: 3_321,
      false_positive_count: 0,
      page_count: 2,
    });
    expect(occurrences).toHaveLength(2);
    expect(page.total).toBe(1_002);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('report an unknown kind or key', async () => {
    const { id } = await aScan(db);
    await scanNextPage(db, aScannedReport({ groups: [aGroup(1)] }));
    const ask = (kind: 'failed' | 'needs_review', key: string) =>
      getIssueDetails({ db, catalog }, { scanId: id, kind, key }, firstPage);

    await expect(ask('needs_review', 'image-alt')).rejects.toMatchObject({ code: 'issue_not_found' });
    await expect(ask('failed', 'no-such-rule')).rejects.toMatchObject({ code: 'issue_not_found' });
    await expect(ask('failed', 'image-alt\u0000')).resolves.toMatchObject({ issue: { key: 'image-alt' } });
  });

  it('are streamed whole by the legacy list, failed ones alone', async () => {
    const { id } = await aSitemapScan(db, 2);
    await scanNextPage(
      db,
      aScannedReport({ groups: [aGroup(700), aGroup(3, { rule: 'region' }), aGroup(2, { kind: 'needs_review' })] }),
    );
    await scanNextPage(db, aScannedReport({ groups: [aGroup(601)] }));

    const pieces = await collectText(streamIssues({ db, catalog }, await getScan(db, id)));

    // written by ourselves: checked below
    const issues = JSON.parse(pieces.join('')) as {
      key: string;
      occurrence_count: number;
      occurrences: { id: string }[];
    }[];
    expect(issues.map(({ key, occurrence_count, occurrences }) => [key, occurrence_count, occurrences.length])).toEqual(
      [
        ['image-alt', 1_301, 1_301],
        ['region', 3, 3],
      ],
    );
    expect(new Set(issues.flatMap(({ occurrences }) => occurrences.map((one) => one.id))).size).toBe(1_304);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(500_000);
  });

  it('are an empty list for a scan without any', async () => {
    const { id } = await aScan(db);

    expect(await collectText(streamIssues({ db, catalog }, await getScan(db, id)))).toEqual(['[', ']']);
    expect(await read(id)).toMatchObject({ issues: [], totals: { failed: { groups: 0, occurrences: 0 } } });
  });
});

onServer('lists', (open) => {
  let db: Database;
  beforeEach(async () => ({ db } = await open()));

  it('of scans are newest first, filtered by tag and status, and paged', async () => {
    const ids: string[] = [];
    for (let scan = 0; scan < 5; scan += 1) ids.unshift((await aScan(db, { tag: scan % 2 === 0 ? 'even' : 'odd' })).id);
    await scanNextPage(db, aScannedReport());

    const list = async (filter: Parameters<typeof listScans>[1], page = firstPage) => {
      const { scans, total } = await listScans(db, filter, page);
      return { ids: scans.map(({ id }) => id), total };
    };

    expect(await list({})).toEqual({ ids, total: 5 });
    expect(await list({ tag: 'odd' })).toEqual({ ids: [ids[1], ids[3]], total: 2 });
    expect(await list({ status: 'completed' })).toEqual({ ids: [ids[4]], total: 1 });
    expect(await list({ tag: 'odd', status: 'completed' })).toEqual({ ids: [], total: 0 });
    expect(await list({}, { limit: 2, offset: 3 })).toEqual({ ids: [ids[3], ids[4]], total: 5 });
    expect(await list({}, { limit: 2, offset: 2_147_483_647 })).toEqual({ ids: [], total: 5 });
  });

  it('of scans leave out what is deleted', async () => {
    await aScan(db);
    await db.updateTable('scans').set({ deleted_at: new Date() }).execute();

    expect(await listScans(db, {}, firstPage)).toEqual({ scans: [], total: 0 });
  });

  it('of pages are in the order of the sitemap, filtered by status and outcome, and paged', async () => {
    const { id } = await aSitemapScan(db, 6);
    await scanNextPage(db, aScannedReport());
    await scanNextPage(db, aFailedReport());
    await scanNextPage(db, aFailedReport({ code: 'dns_error' }));
    await scanNextPage(db, aScannedReport());
    const list = async (filter: Parameters<typeof listPages>[1]['filter'], page = firstPage) => {
      const { pages, total } = await listPages(db, { scan: await getScan(db, id), filter, page });
      return { pages: pages.map(({ url }) => url.replace('https://example.com/', '')), total };
    };

    expect(await list({})).toEqual({ pages: ['0', '1', '2', '3', '4', '5'], total: 6 });
    expect(await list({}, { limit: 2, offset: 3 })).toEqual({ pages: ['3', '4'], total: 6 });
    expect(await list({}, { limit: 2, offset: 2_147_483_647 })).toEqual({ pages: [], total: 6 });
    expect(await list({ status: 'failed' })).toEqual({ pages: ['1', '2'], total: 2 });
    expect(await list({ status: 'pending' }, { limit: 1, offset: 1 })).toEqual({ pages: ['5'], total: 2 });
    expect(await list({ outcome: 'dns_error' })).toEqual({ pages: ['2'], total: 1 });
    expect(await list({ outcome: 'scanned', status: 'failed' })).toEqual({ pages: [], total: 0 });
  });
});
