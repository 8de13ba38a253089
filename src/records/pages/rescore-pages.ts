import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import type { RuleInfoSource } from '../issues/write-findings.ts';
import { ruleCountsSchema } from '../../findings/rule-counts.ts';
import type { PageRules } from './page-score.ts';
import { scorePage } from './page-score.ts';

type PageRow = {
  readonly id: number;
  readonly rules: unknown;
  readonly failures: number;
  readonly marked: Readonly<Record<string, number>>;
};

/**
 * Computes the scores of these scanned pages again, without findings marked as false positive, and with them the scan's
 * sum. `pages.rules` keeps the engine's result, so removing the mark restores the previous score.
 */
export async function rescorePages(
  { tx, ruleInfo }: { readonly tx: Transaction<Schema>; readonly ruleInfo: RuleInfoSource },
  scanId: string,
  pageIds: readonly number[],
): Promise<void> {
  const pages = await readScoredRules(tx, pageIds);
  const scores = pages.map(({ id, rules }) => ({ id, score: scorePage(rules, ruleInfo) }));
  await sql`
    with fresh as materialized (
      select pages.id, new.score, pages.score as before
      from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as new (id bigint, score numeric) join pages on pages.id = new.id
    ), changed as (
      update pages set score = fresh.score from fresh
      where pages.scan_id = ${scanId}::uuid and pages.id = fresh.id and pages.score is distinct from fresh.score
    )
    update scans set
      score_sum = score_sum + summed.points, scored_pages = scored_pages + summed.scored
    from (
      select coalesce(sum(coalesce(score, 0) - coalesce(before, 0)), 0) as points, (count(score) - count(before))::integer as scored
      from fresh
    ) as summed
    where scans.id = ${scanId}
  `.execute(tx);
}

/** The counts of each page's rules without marked elements, and the number of unmarked failures of the page. */
export async function readScoredRules(
  tx: Transaction<Schema>,
  pageIds: readonly number[],
): Promise<readonly { readonly id: number; readonly rules: PageRules; readonly failures: number }[]> {
  const pages = await readPages(tx, pageIds);
  return pages.map(({ id, rules, marked, failures }) => ({
    id,
    rules: leaveOutMarked(ruleCountsSchema.parse(rules), marked),
    failures,
  }));
}

/** A marked element neither fails nor passes: it is removed from the elements that the rule checked. */
function leaveOutMarked(rules: PageRules, marked: Readonly<Record<string, number>>): PageRules {
  const withMarks = new Map(Object.entries(marked));
  return Object.fromEntries(
    Object.entries(rules).map(([rule, counts]) => {
      const left = withMarks.get(rule) ?? 0;
      return [rule, counts === null ? null : [counts[0], Math.max(0, counts[1] - left), counts[2]]];
    }),
  );
}

async function readPages(tx: Transaction<Schema>, pageIds: readonly number[]): Promise<readonly PageRow[]> {
  const { rows } = await sql<PageRow>`
    select pages.id, pages.rules, pages.failed_occurrences as failures, coalesce((
      select jsonb_object_agg(issue_groups.rule, part.false_positive_count)
      from group_pages as part join issue_groups on issue_groups.id = part.group_id
      where part.page_id = pages.id and issue_groups.kind = 'failed' and part.false_positive_count > 0
    ), '{}') as marked
    from pages where pages.id = any (${`{${pageIds.join(',')}}`}::text::bigint[])
  `.execute(tx);
  return rows;
}
