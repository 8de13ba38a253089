import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../src/adapters/db/schema.ts';
import { getIssueDetails } from '../../src/records/issues/get-issue-details.ts';
import type { IssueCard } from '../../src/records/issues/issue-card.ts';
import { onServer } from '../databases/each-database.ts';
import type { Endpoint } from '../mcp/open-endpoint.ts';
import { openEndpoint } from '../mcp/open-endpoint.ts';
import {
  aFailedReport,
  aGroup,
  anOccurrence,
  aScannedReport,
  aSitemapScan,
  catalog,
  scanNextPage,
} from './make-scans.ts';
import type { Counted } from './read-numbers.ts';
import { countInCsv, readCsvs, readLlmText, readMcp, readPdfModel, readRest } from './read-numbers.ts';
import { renderHtml } from './render-html.ts';

/** As REST lists it, whatever its sample. */
type ListedIssue = Omit<IssueCard, 'sample'>;

const contrast = (...names: readonly string[]) =>
  aGroup(0, {
    rule: 'color-contrast',
    occurrences: names.map((name) => anOccurrence({ fingerprint: name, selector: `#${name}` })),
  });

onServer('every reader of a scan', (open) => {
  let db: Database;
  let endpoint: Endpoint;
  beforeEach(async () => {
    ({ db } = await open());
    endpoint = await openEndpoint(db, { renderPdf: renderHtml() });
    return () => endpoint.close();
  });

  /** An earlier scan of the same pages: one finding of it is there again, one is gone. */
  async function anEarlierScan(): Promise<void> {
    await aSitemapScan(db, 4);
    await scanNextPage(db, aScannedReport());
    await scanNextPage(db, aScannedReport({ groups: [contrast('same', 'gone')] }));
    await scanNextPage(db, aScannedReport());
    await scanNextPage(db, aScannedReport());
  }

  /** Findings stored and omitted, of both kinds, a best practice; a page that failed, and one that waits. */
  async function aRunningScan(): Promise<string> {
    const { id } = await aSitemapScan(db, 4);
    const [omitting, practice] = [aGroup(3, { total: 1_208 }), aGroup(2, { rule: 'region' })];
    const doubts = aGroup(2, { rule: 'label', kind: 'needs_review' });
    const rules = { 'image-alt': [6, 4, 0], 'color-contrast': [20, 2, 0], label: [3, 1, 0] } as const;
    await scanNextPage(db, aScannedReport({ groups: [omitting, practice, doubts] }));
    await scanNextPage(
      db,
      aScannedReport({ rules, groups: [aGroup(4), contrast('same', 'fresh'), aGroup(1, { rule: 'label' })] }),
    );
    await scanNextPage(db, aFailedReport());
    return id;
  }

  async function mark(id: string, body: object): Promise<string> {
    const { json } = await endpoint.rest.ask('POST', `/api/scans/${id}/false-positives`, { body });
    return z.object({ id: z.string() }).parse(json).id;
  }

  /** Marks a group, a selector on every page, and one occurrence as false positives, and groups with the other verdicts. Gives the marks. */
  async function markSome(id: string): Promise<readonly string[]> {
    const doubts = { scanId: id, kind: 'needs_review', key: 'label' } as const;
    const { occurrences } = await getIssueDetails({ db, catalog }, doubts, { limit: 1, offset: 0 });
    const selector = 'img:nth-child(2)';
    return [
      await mark(id, { kind: 'failed', key: 'region', scope: 'group' }),
      await mark(id, { kind: 'failed', key: 'image-alt', scope: 'selector', selector }),
      await mark(id, { ...doubts, scope: 'occurrence', occurrence_id: occurrences[0]?.id, scanId: undefined }),
      await mark(id, { ...doubts, scope: 'group', verdict: 'confirmed', scanId: undefined }),
      await mark(id, { kind: 'failed', key: 'color-contrast', scope: 'group', verdict: 'fixed_pending' }),
      await mark(id, { kind: 'failed', key: 'image-alt', scope: 'group', verdict: 'accepted', reason: 'Later.' }),
    ];
  }

  /** Holds that all of them agree, and gives what they agree on. */
  async function agree(id: string) {
    const reported = await readRest(endpoint, id);
    holdRest(reported);
    const counted = count(reported.cards);
    holdCsvs(await readCsvs(endpoint, id), reported, counted);
    holdLlmText(await readLlmText(endpoint, id), reported, counted);
    holdPdfModel(await readPdfModel(endpoint, id, reported.cards), reported, counted);
    holdMcp(await readMcp(endpoint, id), reported);
    const { failed_occurrences: failed, needs_review_occurrences: review } = reported.record.summary;
    return { failed, review, marked: sum(reported.cards.map((card) => card.false_positive_count)) };
  }

  it('reports the same numbers: while it runs, when some are marked, when it has ended, when marks are removed', async () => {
    await anEarlierScan();
    const id = await aRunningScan();

    const running = await agree(id);
    const marks = await markSome(id);
    const marked = await agree(id);
    await scanNextPage(db, aScannedReport({ groups: [aGroup(2), aGroup(1, { rule: 'region' })] }));
    const ended = await agree(id);
    for (const one of marks) await endpoint.rest.ask('DELETE', `/api/scans/${id}/false-positives/${one}`);
    const restored = await agree(id);

    expect(running).toEqual({ failed: 1_217, review: 2, marked: 0 });
    expect(marked).toEqual({ failed: 1_213, review: 1, marked: 5 });
    expect(ended).toEqual({ failed: 1_214, review: 1, marked: 7 });
    expect(restored).toEqual({ failed: 1_220, review: 2, marked: 0 });
  });
});

type Reported = Awaited<ReturnType<typeof readRest>>;

/** Record, cards, details, legacy list, pages and comparison. */
function holdRest({ record, cards, totals, pages, legacy, details, comparison }: Reported): void {
  const { summary, progress } = record;
  const [failed, review] = [cards.filter(isFailed), cards.filter((card) => !isFailed(card))];
  expect(totals).toEqual({
    failed: { groups: summary.failed_groups, occurrences: summary.failed_occurrences },
    needs_review: { groups: summary.needs_review_groups, occurrences: summary.needs_review_occurrences },
    by_severity: summary.by_severity,
    accepted_count: summary.accepted_count,
    fixed_pending_count: summary.fixed_pending_count,
    reviewed_count: summary.reviewed_count,
  });
  holdVerdicts({ record, cards, pages, details });
  expect(sum(Object.values(summary.by_severity))).toBe(summary.failed_occurrences);
  expect(sum(Object.values(summary.pages_by_worst))).toBe(progress.pages_completed);
  expect(sum(failed.map((card) => card.occurrence_count))).toBe(summary.failed_occurrences);
  expect(sum(review.map((card) => card.occurrence_count))).toBe(summary.needs_review_occurrences);
  expect(sum(pages.map(({ counts }) => counts.failed_occurrences))).toBe(summary.failed_occurrences);
  expect(sum(pages.map(({ counts }) => counts.needs_review_occurrences))).toBe(summary.needs_review_occurrences);
  expect(pages.filter(({ status }) => status === 'completed')).toHaveLength(progress.pages_completed);
  expect(cards.filter((card) => card.page_count > progress.pages_completed)).toEqual([]);
  expect(details.map(({ issue }) => issue)).toEqual(cards);
  expect(legacy.map(({ occurrences: _all, ...card }) => card)).toEqual(failed);
  expect(legacy.map(({ occurrences }) => occurrences)).toEqual(
    details.filter(({ issue }) => isFailed(issue)).map(({ occurrences }) => occurrences),
  );
  for (const { issue, occurrences, page } of details) {
    expect(page.total).toBe(occurrences.length);
    expect(issue.occurrence_count + issue.false_positive_count).toBe(page.total + issue.omitted_count);
    expect(occurrences.filter((one) => one.false_positive)).toHaveLength(issue.false_positive_count);
  }
  const { totals: change, issues } = comparison;
  expect(change).toMatchObject({ fixed: 1, unchanged: 1 });
  expect(change.new + change.unchanged + change.not_comparable).toBe(summary.failed_occurrences);
  expect(change.needs_review.new + change.needs_review.not_comparable).toBe(summary.needs_review_occurrences);
  expect(sum(issues.filter(isFailed).map((issue) => issue.new))).toBe(change.new);
}

/** What people decided is part of what is counted, in every list. */
function holdVerdicts({
  record: { summary },
  cards,
  pages,
  details,
}: Pick<Reported, 'record' | 'cards' | 'pages' | 'details'>) {
  const [failed, review] = [cards.filter(isFailed), cards.filter((card) => !isFailed(card))];
  const reviewed = review.map((card) => card.accepted_count + card.fixed_pending_count + card.confirmed_count);
  expect(sum(failed.map((card) => card.accepted_count))).toBe(summary.accepted_count);
  expect(sum(failed.map((card) => card.fixed_pending_count))).toBe(summary.fixed_pending_count);
  expect(sum(reviewed)).toBe(summary.reviewed_count);
  expect(sum(pages.map(({ counts }) => counts.accepted_count))).toBe(summary.accepted_count);
  expect(sum(pages.map(({ counts }) => counts.fixed_pending_count))).toBe(summary.fixed_pending_count);
  expect(sum(pages.map(({ counts }) => counts.reviewed_count))).toBe(summary.reviewed_count);
  for (const { issue, occurrences } of details.filter(({ issue: one }) => one.omitted_count === 0)) {
    const countOf = (verdict: string) => occurrences.filter((one) => one.verdict === verdict).length;
    expect(countOf('false_positive')).toBe(issue.false_positive_count);
    expect(countOf('accepted')).toBe(issue.accepted_count);
    expect(countOf('fixed_pending')).toBe(issue.fixed_pending_count);
    expect(countOf('confirmed')).toBe(issue.confirmed_count);
  }
}

function holdCsvs(
  { full, small, pages }: Awaited<ReturnType<typeof readCsvs>>,
  reported: Reported,
  counted: Counted,
): void {
  const { record, cards, details } = reported;
  const rowsOf = (kind: string, rule: string) =>
    full.filter((row) => row.get('kind') === kind && row.get('rule') === rule);
  expect(countInCsv(full)).toEqual(Object.fromEntries(cards.map(countOne)));
  expect(countInCsv(small)).toEqual(counted);
  expect(details.map(({ issue }) => rowsOf(issue.kind, issue.key).length)).toEqual(
    details.map(({ page }) => page.total),
  );
  expect(
    cards.map(({ kind, key }) => rowsOf(kind, key).filter((row) => row.get('false_positive') === 'true').length),
  ).toEqual(cards.map((card) => card.false_positive_count));
  expect(pages).toHaveLength(record.progress.pages_total);
  expect(sum(pages.map((row) => Number(row.get('failed_occurrences'))))).toBe(record.summary.failed_occurrences);
}

function holdLlmText(text: Awaited<ReturnType<typeof readLlmText>>, reported: Reported, counted: Counted): void {
  const { summary, progress, score } = reported.record;
  expect(text).toEqual({
    issues: counted,
    pages: [progress.pages_completed, progress.pages_failed, progress.pages_total],
    score: [score],
    failed: [summary.failed_groups, summary.failed_occurrences, ...severitiesOf(reported)],
    review: [summary.needs_review_groups, summary.needs_review_occurrences],
    marked: markedOf(reported),
    change: changeOf(reported),
  });
}

function holdPdfModel(pdf: Awaited<ReturnType<typeof readPdfModel>>, reported: Reported, counted: Counted): void {
  const { summary, progress, score } = reported.record;
  const groupsOf = (severity: string) =>
    reported.cards.filter((card) => isFailed(card) && isCounted(card) && card.severity === severity).length;
  expect(pdf).toEqual({
    issues: counted,
    headings: reported.cards
      .filter(isCounted)
      .map((card) => `${card.key} ${card.occurrence_count} ${card.page_count}`)
      .toSorted(),
    bySeverity: Object.entries(summary.by_severity).map(([name, occurrences]) => ({
      name,
      groups: groupsOf(name),
      occurrences,
    })),
    tiles: severitiesOf(reported),
    found: [summary.failed_groups, summary.failed_occurrences],
    scannedPages: [progress.pages_completed],
    failedPages: [progress.pages_failed],
    score,
    marked: markedOf(reported),
    change: changeOf(reported),
  });
}

function holdMcp(mcp: Awaited<ReturnType<typeof readMcp>>, { record, totals, cards, details }: Reported): void {
  const { steps: _steps, ...scan } = record;
  const { failed_groups, failed_occurrences } = record.summary;
  const briefs = cards.map(({ kind, key, occurrence_count, page_count, false_positive_count }) => ({
    kind,
    key,
    occurrence_count,
    page_count,
    false_positive_count,
  }));
  expect(mcp).toEqual({
    scan,
    listed: { id: record.id, score: record.score, summary: { failed_groups, failed_occurrences } },
    totals,
    issues: briefs,
    details: briefs.map((issue, index) => ({ issue, stored: details[index]?.page.total })),
  });
}

/** The issues that sampled reports list: those in which something is not marked. */
function count(cards: readonly ListedIssue[]): Counted {
  return Object.fromEntries(cards.filter(isCounted).map(countOne));
}

function countOne({ kind, key, occurrence_count: occurrences, page_count: pages }: ListedIssue) {
  return [`${kind} ${key}`, { occurrences, pages }] as const;
}

function isCounted(card: ListedIssue): boolean {
  return card.occurrence_count > 0;
}

function isFailed({ kind }: Pick<ListedIssue, 'kind'>): boolean {
  return kind === 'failed';
}

function severitiesOf({ record }: Reported): readonly number[] {
  const { critical, serious, moderate, minor } = record.summary.by_severity;
  return [critical, serious, moderate, minor];
}

/** Nothing is said of marks where there are none. */
function markedOf({ cards }: Reported): readonly number[] {
  const marked = sum(cards.map((card) => card.false_positive_count));
  return marked === 0 ? [] : [marked];
}

function changeOf({ comparison: { totals } }: Reported): readonly number[] {
  return [totals.new, totals.fixed, totals.unchanged, totals.not_comparable];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
