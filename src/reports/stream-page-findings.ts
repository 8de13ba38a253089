import { namePage, pathOfEntry } from '../findings/page-path.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { z } from 'zod';
import type { Selectable } from 'kysely';
import type { Database, Schema } from '../adapters/db/schema.ts';
import { selectRules } from '../records/pages/count-rules.ts';
import { sayOutcome } from '../records/pages/list-pages.ts';
import type { BaselineMarks, MarkedRow } from './baseline/baseline-marks.ts';
import type { Example, StoredExample } from './read-page-examples.ts';
import { listFirst, readExamples } from './read-page-examples.ts';
import type { PageDecision } from './read-page-decisions.ts';
import { readPageDecisions } from './read-page-decisions.ts';
import type { ReportGroup, ReportHead } from './report-model.ts';
import { ruleCountsSchema } from '../findings/rule-counts.ts';
import { verdicts } from '../findings/verdicts.ts';

/** A page with its findings. */
export type ReportedPage = {
  readonly url: string;
  /** The page in words: see namePage. */
  readonly name: string;
  readonly entry: string;
  readonly status: 'pending' | 'running' | 'completed' | 'failed';
  readonly outcome: string | null;
  /**
   * The outcome of a page that was not scanned, and how to fix it. It is in English, like everything that CI systems
   * show.
   */
  readonly advice: string | null;
  readonly durationMs: number | null;
  readonly finishedAt: Date | null;
  readonly score: number | null;
  /** Rule → elements that passed, failed, need review. Null: the rule was not run. */
  readonly rules: z.infer<typeof ruleCountsSchema>;
  /** The order is that of the given groups. */
  readonly findings: readonly IssueOnPage[];
  /** Empty unless requested. */
  readonly decisions: readonly PageDecision[];
};

export type IssueOnPage = {
  readonly group: ReportGroup;
  /** Occurrences that are not marked as false positives, including those that were not stored. */
  readonly count: number;
  readonly markedCount: number;
  /** Part of `count`, unless accepted findings are left out. */
  readonly acceptedCount: number;
  /** The occurrences that the baseline does not have as they are. Empty without a baseline. */
  readonly marked: readonly MarkedRow[];
  /** True if the baseline judges its occurrences. */
  readonly isCompared: boolean;
  /** The first stored and unmarked occurrences: new ones, then altered ones, then the others. */
  readonly examples: readonly Example[];
};

type FindingsRequest = {
  readonly groups: readonly ReportGroup[];
  readonly mostExamples: number;
  /** Used for CI systems, because accepted findings do not fail their gate. */
  readonly withoutAccepted?: boolean;
  readonly withDecisions?: boolean;
  readonly baseline?: BaselineMarks | undefined;
};

/** One page may have a thousand occurrences of each of some ninety rules. */
const batchSize = 20;

/** Every page of the scan in sitemap order. Throws if pages go missing meanwhile. */
export async function* streamPageFindings(
  db: Database,
  head: ReportHead,
  wanted: FindingsRequest,
): AsyncGenerator<ReportedPage> {
  const total = head.row.pages_total;
  const rules = head.standard?.rules;
  for (let offset = 0; offset < total; offset += batchSize) {
    // The embedded engine answers within the same turn of the event loop. Without this, no other request would be
    // served.
    await nextTurn();
    const limit = Math.min(batchSize, total - offset);
    const pages = await readPages(db, head.row.id, { offset, limit });
    if (pages.length < limit) throw new Error('Pages of a scan went missing while its report was written.');
    const pageIds = pages.map(({ id }) => id);
    const findings = await readFindings(db, pageIds, wanted);
    const decisions = await readDecided(db, head, { pageIds, wanted });
    for (const page of pages) {
      const found = { findings: findings.get(page.id) ?? [], decisions: decisions.get(page.id) ?? [] };
      const described = present(page, found, head);
      yield rules === undefined ? described : { ...described, rules: selectRules(described.rules, rules) };
    }
  }
}

type PageRow = Awaited<ReturnType<typeof readPages>>[number];

async function readPages(
  db: Database,
  scanId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  return db
    .selectFrom('pages')
    .select(['id', 'url', 'entry', 'status', 'outcome', 'detail', 'duration_ms', 'finished_at', 'score', 'rules'])
    .where('scan_id', '=', scanId)
    .where('ordinal', '>=', offset)
    .where('ordinal', '<', offset + limit)
    .orderBy('ordinal')
    .execute();
}

function present(
  row: PageRow,
  found: Pick<ReportedPage, 'findings' | 'decisions'>,
  { row: { scan_type: scanType }, texts }: ReportHead,
): ReportedPage {
  return {
    url: row.url,
    name: namePage(row.url, pathOfEntry(row.entry)),
    entry: row.entry,
    status: row.status,
    outcome: row.outcome,
    advice: sayOutcome(row, scanType, texts),
    durationMs: row.duration_ms,
    finishedAt: row.finished_at,
    score: row.score === null ? null : Number(row.score),
    rules: ruleCountsSchema.parse(row.rules),
    ...found,
  };
}

async function readDecided(
  db: Database,
  { row }: ReportHead,
  { pageIds, wanted }: { readonly pageIds: readonly number[]; readonly wanted: FindingsRequest },
): Promise<ReadonlyMap<number, readonly PageDecision[]>> {
  if (wanted.withDecisions !== true) return new Map();
  const groupIds = wanted.groups.filter(({ card }) => isDecided(card)).map(({ id }) => id);
  if (groupIds.length === 0) return new Map();
  return Map.groupBy(await readPageDecisions(db, row, { pageIds, groupIds }), (decision) => decision.page_id);
}

function isDecided(card: ReportGroup['card']): boolean {
  return verdicts.some((verdict) => card[`${verdict}_count`] > 0);
}

async function readFindings(
  db: Database,
  pageIds: readonly number[],
  { groups, mostExamples, withoutAccepted = false, baseline }: FindingsRequest,
): Promise<ReadonlyMap<number, readonly IssueOnPage[]>> {
  if (groups.length === 0) return new Map();
  const groupIds = groups.map(({ id }) => id);
  const counts = await db
    .selectFrom('group_pages')
    .selectAll()
    .where('page_id', 'in', pageIds)
    .where('group_id', 'in', groupIds)
    .execute();
  const markedOn = (row: Counts) => baseline?.on(row.page_id, row.group_id) ?? [];
  const wanted = { pageIds, groupIds, mostExamples, withoutAccepted, first: listFirst(counts.flatMap(markedOn)) };
  const examples = Map.groupBy(await readExamples(db, groups[0]?.texts, wanted), keyOf);
  const byPage = Map.groupBy(counts, (row) => row.page_id);
  return new Map(
    [...byPage].map(([pageId, rows]) => {
      const byGroup = new Map(rows.map((row) => [row.group_id, row]));
      const found = groups.flatMap((group) => {
        const row = byGroup.get(group.id);
        if (row === undefined) return [];
        const finding = toIssueOnPage(group, row, {
          examples: examples.get(keyOf(row)) ?? [],
          marked: markedOn(row),
          isCompared: baseline !== undefined && group.card.kind === 'failed',
        });
        return [withoutAccepted ? { ...finding, count: finding.count - finding.acceptedCount } : finding];
      });
      return [pageId, found];
    }),
  );
}

type Counts = Selectable<Schema['group_pages']>;

function toIssueOnPage(
  group: ReportGroup,
  row: Counts,
  { examples, ...found }: Pick<IssueOnPage, 'marked' | 'isCompared'> & { readonly examples: readonly StoredExample[] },
): IssueOnPage {
  return {
    group,
    count: row.stored_count + row.omitted_count - row.false_positive_count,
    markedCount: row.false_positive_count,
    acceptedCount: row.accepted_count,
    ...found,
    examples: examples.map(({ remark, ...example }) => {
      const { message, general } = group.say(remark);
      return { ...example, message, general };
    }),
  };
}

function keyOf(row: { readonly page_id: number; readonly group_id: number }): string {
  return `${row.page_id} ${row.group_id}`;
}
