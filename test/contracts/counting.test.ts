import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { ComparisonReader } from '../../src/reading/comparison/comparison-reader.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { getIssueDetails } from '../../src/records/issues/get-issue-details.ts';
import { listIssues } from '../../src/records/issues/list-issues.ts';
import { streamIssues } from '../../src/records/issues/stream-issues.ts';
import { listPages } from '../../src/records/pages/list-pages.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import { presentScan } from '../../src/records/scans/scan-record.ts';
import { markFalsePositives } from '../../src/records/triage/mark-false-positives.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import { aFailedReport, aGroup, aScannedReport, aSitemapScan, catalog, ruleInfo, scanNextPage } from './make-scans.ts';

const whole = { limit: 500, offset: 0 };
const legacySchema = z.array(
  z.object({
    key: z.string(),
    occurrence_count: z.int(),
    occurrences: z.array(z.object({ false_positive: z.boolean() })),
  }),
);

onEachDatabase('the readers of a scan', (open) => {
  let db: Database;
  beforeEach(async () => ({ db } = await open()));

  /** Findings stored, omitted, of both kinds, a best practice; some marked; a page that failed and one that waits. */
  async function aCountedScan(): Promise<string> {
    const { id } = await aSitemapScan(db, 4);
    await scanNextPage(
      db,
      aScannedReport({
        groups: [
          aGroup(3, { total: 8 }),
          aGroup(2, { rule: 'region' }),
          aGroup(2, { rule: 'label', kind: 'needs_review' }),
        ],
      }),
    );
    await scanNextPage(db, aScannedReport({ groups: [aGroup(4), aGroup(1, { rule: 'label' })] }));
    await scanNextPage(db, aFailedReport());
    const deps = { db, ruleInfo };
    await markFalsePositives(deps, id, { scope: 'group', kind: 'failed', key: 'region' });
    await markFalsePositives(deps, id, {
      scope: 'selector',
      kind: 'failed',
      key: 'image-alt',
      selector: 'img:nth-child(2)',
    });
    return id;
  }

  it('report the same numbers', async () => {
    const id = await aCountedScan();
    const scan = await getScan(db, id);

    const { summary, progress } = presentScan(scan);
    const { issues, totals } = await listIssues({ db, catalog }, scan, { filter: {}, page: whole });
    const { pages } = await listPages(db, { scan, filter: {}, page: whole });
    const pieces: string[] = [];
    for await (const piece of streamIssues({ db, catalog }, scan)) pieces.push(piece);
    const legacy = legacySchema.parse(JSON.parse(pieces.join('')));
    const nothing = await aSitemapScan(db, 0);
    const compared = await new ComparisonReader().compare(db, { base: nothing, here: scan });

    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
    const failed = issues.filter(({ kind }) => kind === 'failed');
    const review = issues.filter(({ kind }) => kind === 'needs_review');
    expect(summary).toMatchObject({
      failed_groups: 2,
      failed_occurrences: 11,
      needs_review_groups: 1,
      needs_review_occurrences: 2,
    });
    expect(totals.failed).toEqual({ groups: summary.failed_groups, occurrences: summary.failed_occurrences });
    expect(totals.needs_review).toEqual({
      groups: summary.needs_review_groups,
      occurrences: summary.needs_review_occurrences,
    });
    expect(totals.by_severity).toEqual(summary.by_severity);
    expect(sum(Object.values(summary.by_severity))).toBe(summary.failed_occurrences);
    expect(sum(failed.map((card) => card.occurrence_count))).toBe(summary.failed_occurrences);
    expect(sum(review.map((card) => card.occurrence_count))).toBe(summary.needs_review_occurrences);
    expect(sum(pages.map(({ counts }) => counts.failed_occurrences))).toBe(summary.failed_occurrences);
    expect(sum(pages.map(({ counts }) => counts.needs_review_occurrences))).toBe(summary.needs_review_occurrences);
    expect(legacy.map((card) => [card.key, card.occurrence_count])).toEqual(
      failed.map((card) => [card.key, card.occurrence_count]),
    );
    expect(sum(compared.groups.map((group) => group.new))).toBe(
      summary.failed_occurrences + summary.needs_review_occurrences,
    );
    const legacyLengths = new Map(legacy.map((one) => [one.key, one.occurrences.length]));
    for (const card of issues) {
      expect(card.page_count).toBeLessThanOrEqual(progress.pages_completed);
      const { kind, key } = card;
      const details = await getIssueDetails({ db, catalog }, { scanId: id, kind, key }, whole);
      const marked = details.occurrences.filter((occurrence) => occurrence.false_positive).length;
      expect(details.issue).toEqual(card);
      expect(details.page.total).toBe(details.occurrences.length);
      expect(card.occurrence_count + card.false_positive_count).toBe(details.page.total + card.omitted_count);
      expect(card.false_positive_count).toBe(marked);
      expect(kind === 'failed' ? legacyLengths.get(key) : details.page.total).toBe(details.page.total);
    }
  });
});
