import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { FindingKind } from '../../src/engines/finding.ts';
import { listIssues } from '../../src/records/issues/list-issues.ts';
import { claimNextPages } from '../../src/records/pages/claim-page.ts';
import type { PageRules } from '../../src/records/pages/page-score.ts';
import { scorePage } from '../../src/records/pages/page-score.ts';
import { recordPages } from '../../src/records/pages/record-page.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import { presentScan } from '../../src/records/scans/scan-record.ts';
import type { ScanRow } from '../../src/records/scans/scan-fields.ts';
import { Refused } from '../../src/texts/refused.ts';
import type { MarkRow } from '../../src/records/triage/affected-pages.ts';
import { carryOutMark, planMark } from '../../src/records/triage/carry-out-mark.ts';
import { markFalsePositives, removeMark } from '../../src/records/triage/mark-false-positives.ts';
import { listMarks } from '../../src/records/triage/mark-record.ts';
import type { NewMark } from '../../src/records/triage/new-mark.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import { deleteScan } from '../../src/records/scans/delete-scan.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { runJobs } from './run-jobs.ts';
import { onServer } from '../databases/each-database.ts';
import type { ScannedReport } from './make-scans.ts';
import {
  aGroup,
  aScan,
  aScannedReport,
  aSitemapScan,
  anOccurrence,
  catalog,
  ruleInfo,
  scanNextPage,
} from './make-scans.ts';

const whole = { limit: 500, offset: 0 };
const screenshots = new FolderStore(join(tmpdir(), 'curbcut-no-screenshots'));

/** Findings named like those of a real page: the same in every scan of it. */
function aReport(page: number, counts: Readonly<Record<string, number>>, omitted = 0): ScannedReport {
  const groups = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => {
      const rule = name.replace(' needs_review', '');
      const kind: FindingKind = name === rule ? 'failed' : 'needs_review';
      const occurrences = Array.from({ length: count }, (_, index) =>
        anOccurrence({ selector: `#s${index % 3}`, fingerprint: `${kind}-${rule}-${page}-${index}` }),
      );
      return { ...aGroup(0, { rule, kind }), total: count + omitted, occurrences };
    });
  const rules: Record<string, [number, number, number]> = { 'html-has-lang': [1, 0, 0] };
  for (const { rule, kind, total } of groups) {
    const [passed, failed, review] = rules[rule] ?? [2, 0, 0];
    rules[rule] = kind === 'failed' ? [passed, failed + total, review] : [passed, failed, review + total];
  }
  return aScannedReport({ rules, groups });
}

onServer('false positives', (open) => {
  let db: Database;
  beforeEach(async () => {
    ({ db } = await open());
    await db.deleteFrom('false_positive_marks').execute();
  });

  const mark = (scanId: string, wanted: NewMark) => markFalsePositives({ db, ruleInfo }, scanId, wanted);
  const removal = async (scanId: string, id: string) => removeMark({ db, ruleInfo }, await getScan(db, scanId), id);
  const groupMark = { scope: 'group', kind: 'failed', key: 'image-alt' } as const;
  const readCard = async (scanId: string) => {
    const { issues } = await listIssues({ db, catalog }, await getScan(db, scanId), { filter: {}, page: whole });
    return issues.find((issue) => issue.key === 'image-alt' && issue.kind === 'failed');
  };
  const firstOccurrence = (scanId: string) =>
    db
      .selectFrom('occurrences')
      .selectAll()
      .where('scan_id', '=', scanId)
      .where('fingerprint', '=', 'failed-image-alt-0-0')
      .executeTakeFirstOrThrow();

  it('remove a whole group from counts and score, including findings that are not stored, and restore it', async () => {
    const { id } = await aSitemapScan(db, 2);
    await scanNextPage(db, aReport(0, { 'image-alt': 3, region: 1 }, 4));
    await scanNextPage(db, aReport(1, { 'image-alt': 2 }));
    const before = await snapshot(db, id);

    const made = await mark(id, { ...groupMark, reason: 'Decoration.' });
    const { summary, score } = presentScan(await getScan(db, id));
    const card = await readCard(id);
    await removal(id, made.id);

    expect(made).toMatchObject({
      scope: 'group',
      key: 'image-alt',
      reason: 'Decoration.',
      covers: { occurrences: 9, pages: 2 },
    });
    expect({ summary, score }).toEqual({
      summary: {
        failed_groups: 1,
        failed_occurrences: 5,
        needs_review_groups: 0,
        needs_review_occurrences: 0,
        by_severity: { critical: 0, serious: 0, moderate: 5, minor: 0 },
        accepted_count: 0,
        fixed_pending_count: 0,
        reviewed_count: 0,
        pages_by_worst: { critical: 0, serious: 0, moderate: 1, minor: 0, none: 1 },
      },
      score: 100,
    });
    expect(card).toMatchObject({
      occurrence_count: 0,
      page_count: 0,
      false_positive_count: 9,
      omitted_count: 4,
      sample: null,
    });
    expect(await snapshot(db, id)).toEqual(before);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('hold for one selector of one rule on every page', async () => {
    const { id } = await aSitemapScan(db, 2);
    await scanNextPage(db, aReport(0, { 'image-alt': 4, label: 2 }));
    await scanNextPage(db, aReport(1, { 'image-alt': 1 }));

    const { covers } = await mark(id, { scope: 'selector', kind: 'failed', key: 'image-alt', selector: '#s0' });

    expect(covers).toEqual({ occurrences: 3, pages: 2 });
    expect(await readCard(id)).toMatchObject({
      occurrence_count: 2,
      page_count: 1,
      false_positive_count: 3,
      sample: { selector: '#s1' },
    });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('hold for an occurrence in later scans of the target, and in running ones, but not in others that ended', async () => {
    const url = { sitemap_url: 'https://example.com/a', scan_type: 'single' } as const;
    const ended = await aScan(db, url);
    await scanNextPage(db, aReport(0, { 'image-alt': 2 }));
    const marked = await aScan(db, url);
    await scanNextPage(db, aReport(0, { 'image-alt': 2 }));
    const running = await aScan(db, url);
    const { id: occurrenceId } = await firstOccurrence(marked.id);

    const made = await mark(marked.id, {
      scope: 'occurrence',
      kind: 'failed',
      key: 'image-alt',
      occurrence_id: occurrenceId,
    });
    await scanNextPage(db, aReport(0, { 'image-alt': 2 }));
    const later = await aScan(db, url);
    await scanNextPage(db, aReport(0, { 'image-alt': 2 }));
    const elsewhere = await aScan(db, { ...url, sitemap_url: 'https://example.com/b' });
    await scanNextPage(db, aReport(0, { 'image-alt': 2 }));
    const counts = async () =>
      Promise.all(
        [ended, marked, running, later, elsewhere].map(async ({ id }) => (await readCard(id))?.false_positive_count),
      );

    expect(await counts()).toEqual([0, 1, 1, 1, 0]);
    expect((await listMarks(db, await getScan(db, later.id), whole)).false_positives).toMatchObject([
      { id: made.id, made_on_scan: marked.id, covers: { occurrences: 1, pages: 1 } },
    ]);
    await expect(removal(ended.id, made.id)).rejects.toMatchObject({ code: 'false_positive_not_found' });

    await removal(later.id, made.id);

    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  describe('that cover more than a request has time for', () => {
    const pages = 61;
    async function aLargeScan(): Promise<string> {
      const { id } = await aSitemapScan(db, pages);
      const claimed = await claimNextPages(db, { atMost: pages, requestDelayMs: 0 });
      const results = claimed.map((page, at) => ({ page, report: aReport(at, { 'image-alt': 2, label: 1 }) }));
      await recordPages({ db, ruleInfo }, id, results);
      return id;
    }
    const listOf = async (id: string) => (await listMarks(db, await getScan(db, id), whole)).false_positives;

    it('are reported as being applied, then as being removed, and jobs update the counts', async () => {
      const id = await aLargeScan();
      const before = await snapshot(db, id);

      const made = await mark(id, groupMark);
      const countsBefore = await readCard(id);
      await runJobs({ db, screenshots });
      const applied = await readCard(id);
      const listed = await listOf(id);
      const removing = await removal(id, made.id);
      const whileRemoving = await listOf(id);
      await runJobs({ db, screenshots });

      expect(made).toMatchObject({ state: 'applying', progress: null, covers: { occurrences: 122, pages } });
      expect(countsBefore).toMatchObject({ occurrence_count: 122, false_positive_count: 0 });
      expect(applied).toMatchObject({ occurrence_count: 0, false_positive_count: 122 });
      expect(listed).toEqual([{ ...made, state: 'applied' }]);
      expect(removing).toMatchObject({ id: made.id, state: 'removing' });
      expect(whileRemoving).toEqual([removing]);
      expect(await listOf(id)).toEqual([]);
      expect(await snapshot(db, id)).toEqual(before);
      expect(await checkInvariants(db)).toEqual([]);
    });

    it('are continued where they stopped, by any process, also when one ended before it could say how far it was', async () => {
      const id = await aLargeScan();
      await mark(id, { ...groupMark, scope: 'selector', selector: '#s1' });
      const made: MarkRow = await db.selectFrom('false_positive_marks').selectAll().executeTakeFirstOrThrow();
      const { start } = await planMark(db, made);
      const oneBatch = () => {
        let looks = 0;
        return () => (looks += 1) > 1;
      };

      const first = await carryOutMark({ db, ruleInfo }, { mark: made, from: start }, oneBatch());
      const repeated = await carryOutMark({ db, ruleInfo }, { mark: made, from: start }, oneBatch());
      const partly = await readCard(id);
      const breaches = await checkInvariants(db);
      const steps = await runJobs({ db, screenshots });

      expect(first).toEqual({ scans: [id], afterPage: expect.any(Number), done: 20, total: pages });
      expect(repeated).toEqual(first);
      expect(partly).toMatchObject({ occurrence_count: 102, false_positive_count: 20 });
      expect(breaches).toEqual([]);
      expect(steps).toBeGreaterThan(0);
      expect(await readCard(id)).toMatchObject({ occurrence_count: 61, false_positive_count: 61 });
      expect(await listOf(id)).toMatchObject([{ state: 'applied', covers: { occurrences: 61, pages } }]);
    });

    it('may be removed before they are applied, and made again before they are removed', async () => {
      const id = await aLargeScan();
      const before = await snapshot(db, id);

      const made = await mark(id, groupMark);
      const again = await mark(id, groupMark);
      await removal(id, made.id);
      const later = await mark(id, groupMark);
      await runJobs({ db, screenshots });
      const marked = await readCard(id);
      await removal(id, later.id);
      await runJobs({ db, screenshots });

      expect(again).toEqual(made);
      expect(later.id).not.toBe(made.id);
      expect(marked).toMatchObject({ occurrence_count: 0, false_positive_count: 122 });
      expect(await snapshot(db, id)).toEqual(before);
    });

    it('leave alone a scan that is deleted meanwhile', async () => {
      const id = await aLargeScan();
      await mark(id, groupMark);
      await deleteScan(db, id);

      await runJobs({ db, screenshots });

      expect(await db.selectFrom('occurrences').select('id').execute()).toEqual([]);
      expect(await db.selectFrom('false_positive_marks').select('state').execute()).toEqual([{ state: 'applied' }]);
    });
  });

  it('refuse what the scan does not have, and the same mark twice', async () => {
    const { id } = await aScan(db);
    await scanNextPage(db, aReport(0, { 'image-alt': 1, label: 1 }));
    const { id: occurrenceId } = await firstOccurrence(id);
    const [label] = await db
      .selectFrom('occurrences')
      .select('id')
      .where('fingerprint', '=', 'failed-label-0-0')
      .execute();
    await mark(id, groupMark);

    await expect(mark(id, groupMark)).rejects.toMatchObject({ code: 'already_marked' });
    await expect(mark(id, { ...groupMark, key: 'region' })).rejects.toMatchObject({
      code: 'issue_not_found',
    });
    await expect(mark(id, { ...groupMark, scope: 'selector', selector: '#gone' })).rejects.toMatchObject({
      code: 'occurrence_not_found',
    });
    await expect(mark(id, { ...groupMark, scope: 'occurrence', occurrence_id: label?.id ?? '' })).rejects.toMatchObject(
      { code: 'occurrence_not_found' },
    );
    await expect(mark('nothing', groupMark)).rejects.toMatchObject({ code: 'scan_not_found' });
    expect(await mark(id, { ...groupMark, scope: 'occurrence', occurrence_id: occurrenceId })).toMatchObject({
      occurrence_id: occurrenceId,
      fingerprint: 'failed-image-alt-0-0',
      page_url: 'https://example.com/',
    });
  });

  it('of two requests at once both apply', async () => {
    const { id } = await aSitemapScan(db, 3);
    for (const page of [0, 1, 2]) await scanNextPage(db, aReport(page, { 'image-alt': 5, label: 2 }));
    const before = await snapshot(db, id);

    const made = await Promise.all([
      mark(id, groupMark),
      mark(id, { ...groupMark, scope: 'selector', selector: '#s1' }),
      mark(id, { ...groupMark, key: 'label' }),
    ]);
    const counts = presentScan(await getScan(db, id)).summary.failed_occurrences;
    await Promise.all(made.map(({ id: markId }) => removal(id, markId)));

    expect(counts).toBe(0);
    expect(await snapshot(db, id)).toEqual(before);
  });

  describe('under random marks', () => {
    it('counters equal rows, the score is that of the remaining findings, and removing all marks restores everything', async () => {
      const count = fc.integer({ min: 0, max: 4 });
      const page = fc.record({ 'image-alt': count, label: count, region: count, 'label needs_review': count });
      const change = fc.record({
        what: fc.constantFrom('group', 'selector', 'occurrence', 'scan', 'remove'),
        which: fc.nat(1_000),
      });
      const run = fc.asyncProperty(
        fc.array(fc.record({ counts: page, omitted: fc.integer({ min: 0, max: 2 }) }), { minLength: 1, maxLength: 4 }),
        fc.array(change, { maxLength: 12 }),
        async (pages, changes) => {
          await db.deleteFrom('false_positive_marks').execute();
          const reports = pages.map(({ counts, omitted }, index) => aReport(index, counts, omitted));
          const twin = await aSitemapScan(db, reports.length, { sitemap_url: `https://twin.example/${Math.random()}` });
          for (const report of reports) await scanNextPage(db, report);
          const scan = await aSitemapScan(db, reports.length, { sitemap_url: `https://scan.example/${Math.random()}` });
          const waiting = [...reports];
          for (const [index, next] of changes.entries()) {
            await apply(scan, next, waiting);
            // All of them take a while, and a count that is wrong stays wrong.
            const breaches = index % 4 === 3 ? await checkInvariants(db) : [];
            expect(breaches).toEqual([]);
            expect(await readFlags(db, scan.id)).toEqual(await expectedFlags(db, scan.id));
            expect(await readScores(db, scan.id)).toEqual(await expectedScores(db, scan.id));
          }
          for (const report of waiting) await scanNextPage(db, report);
          const { false_positives: marks } = await listMarks(db, scan, whole);
          for (const { id } of marks) await removal(scan.id, id);
          expect(await snapshot(db, scan.id)).toEqual(await snapshot(db, twin.id));
        },
      );

      await fc.assert(run, { numRuns: 6 });
    });
  });

  /** One change to whatever the scan has, or nothing if the scan has no such thing. */
  async function apply(
    scan: ScanRow,
    { what, which }: { what: string; which: number },
    waiting: ScannedReport[],
  ): Promise<void> {
    if (what === 'scan') {
      const report = waiting.shift();
      if (report !== undefined) await scanNextPage(db, report);
      return;
    }
    const { false_positives: marks } = await listMarks(db, scan, whole);
    if (what === 'remove') {
      const chosen = marks[which % Math.max(1, marks.length)];
      if (chosen !== undefined) await removal(scan.id, chosen.id);
      return;
    }
    const rows = await db
      .selectFrom('occurrences')
      .innerJoin('issue_groups', 'issue_groups.id', 'group_id')
      .select(['occurrences.id', 'selector', 'kind', 'rule'])
      .where('occurrences.scan_id', '=', scan.id)
      .orderBy('fingerprint')
      .execute();
    const row = rows[which % Math.max(1, rows.length)];
    if (row === undefined) return;
    const issue = { kind: row.kind, key: row.rule };
    const wanted: Readonly<Record<string, NewMark>> = {
      group: { scope: 'group', ...issue },
      selector: { scope: 'selector', ...issue, selector: row.selector },
      occurrence: { scope: 'occurrence', ...issue, occurrence_id: row.id },
    };
    try {
      await mark(scan.id, wanted[what] ?? { scope: 'group', ...issue });
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'already_marked') throw error;
    }
  }
});

/** All that readers see of a scan's findings, without its own names and times. */
async function snapshot(db: Database, scanId: string): Promise<object> {
  const { summary, score, progress } = presentScan(await getScan(db, scanId));
  const { score_sum: scoreSum, scored_pages: scoredPages } = await getScan(db, scanId);
  const groups = await db
    .selectFrom('issue_groups')
    .select(['kind', 'rule', 'occurrence_count', 'page_count', 'stored_count', 'omitted_count', 'false_positive_count'])
    .where('scan_id', '=', scanId)
    .orderBy('kind')
    .orderBy('rule')
    .execute();
  const pages = await db
    .selectFrom('pages')
    .select(['ordinal', 'status', 'score', 'failed_occurrences', 'needs_review_occurrences', 'rules'])
    .where('scan_id', '=', scanId)
    .orderBy('ordinal')
    .execute();
  const parts = await db
    .selectFrom('group_pages')
    .innerJoin('issue_groups', 'issue_groups.id', 'group_id')
    .innerJoin('pages', 'pages.id', 'page_id')
    .select(['kind', 'rule', 'ordinal', 'group_pages.stored_count', 'group_pages.false_positive_count'])
    .where('pages.scan_id', '=', scanId)
    .orderBy('kind')
    .orderBy('rule')
    .orderBy('ordinal')
    .execute();
  return {
    summary,
    score,
    scoreSum: Number(scoreSum),
    scoredPages,
    progress,
    groups,
    pages,
    parts,
    flags: await readFlags(db, scanId),
  };
}

async function readFlags(db: Database, scanId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('occurrences')
    .select('fingerprint')
    .where('scan_id', '=', scanId)
    .where('false_positive', '=', true)
    .orderBy(sql`fingerprint collate "C"`)
    .execute();
  return rows.map(({ fingerprint }) => fingerprint);
}

/** Straight from the marks; every mark of these tests is of the one target. */
async function expectedFlags(db: Database, scanId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ fingerprint: string }>`
    select fingerprint from occurrences join issue_groups on issue_groups.id = group_id
    where occurrences.scan_id = ${scanId} and exists (
      select 1 from false_positive_marks as mark
      where mark.kind = issue_groups.kind and mark.rule = issue_groups.rule
        and (mark.scope = 'group' or mark.selector = occurrences.selector or mark.fingerprint = occurrences.fingerprint)
    ) order by fingerprint collate "C"
  `.execute(db);
  return rows.map(({ fingerprint }) => fingerprint);
}

async function readScores(db: Database, scanId: string): Promise<readonly (string | null)[]> {
  const rows = await db.selectFrom('pages').select('score').where('scan_id', '=', scanId).orderBy('ordinal').execute();
  return rows.map(({ score }) => score);
}

/** From scratch: what the engine said, less what is marked, counted from the rows. */
async function expectedScores(db: Database, scanId: string): Promise<readonly (string | null)[]> {
  const { rows } = await sql<{ status: string; rules: PageRules; marked: Readonly<Record<string, number>> }>`
    select status, rules, coalesce((
      select jsonb_object_agg(rule, marked) from (
        select rule, (select count(*) from occurrences where page_id = pages.id and group_id = part.group_id and false_positive)
          + case when exists (
            select 1 from false_positive_marks as mark where mark.scope = 'group' and mark.rule = issue_groups.rule and mark.kind = 'failed'
          ) then part.omitted_count else 0 end as marked
        from group_pages as part join issue_groups on issue_groups.id = group_id
        where part.page_id = pages.id and issue_groups.kind = 'failed'
      ) as counted
    ), '{}') as marked
    from pages where scan_id = ${scanId} order by ordinal
  `.execute(db);
  return rows.map(({ status, rules, marked }) => {
    if (status !== 'completed') return null;
    const left = Object.entries(rules).map(
      ([rule, counts]) =>
        [rule, counts === null ? null : ([counts[0], counts[1] - (marked[rule] ?? 0), counts[2]] as const)] as const,
    );
    return scorePage(Object.fromEntries(left), ruleInfo);
  });
}
