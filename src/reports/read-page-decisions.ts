import { sql } from 'kysely';
import type { Database } from '../adapters/db/schema.ts';
import { isCovering } from '../records/issues/false-positives/covering-marks.ts';
import type { MarkedScan } from '../records/issues/false-positives/covering-marks.ts';
import type { Verdict } from '../findings/verdicts.ts';
import type { Grounds } from './read-decisions.ts';

/**
 * People's decisions about findings of one issue on one page, by verdict and grounds. Decisions with the same verdict
 * may overlap.
 */
export type PageDecision = Grounds & {
  readonly page_id: number;
  readonly group_id: number;
  readonly verdict: Verdict;
  /** The number of findings, including those that were not stored. */
  readonly count: number;
};

/** If marks of different verdicts overlap, lists only the one that decides: see src/findings/verdicts.ts. */
export async function readPageDecisions(
  db: Database,
  scan: MarkedScan,
  { pageIds, groupIds }: { readonly pageIds: readonly number[]; readonly groupIds: readonly number[] },
): Promise<readonly PageDecision[]> {
  // Each scope is a separate part, so that each can join by equality, regardless of the number of marks.
  const covers = (how: ReturnType<typeof sql>) => sql`
    select decided.*, mark.sequence, mark.reason, mark.by, mark.until, mark.scope = 'group' as is_whole
    from decided join marks as mark using (kind, rule, verdict) where ${how}`;
  const { rows } = await sql<PageDecision>`
    with decided as materialized (
      select found.id, found.page_id, found.group_id, found.selector, found.fingerprint, found.equal_count,
        components.key as component, issue_groups.kind, issue_groups.rule,
        case when found.false_positive then 'false_positive' else found.verdict end as verdict
      from occurrences as found join issue_groups on issue_groups.id = found.group_id join components on components.id = found.component_id
      where found.page_id = any (${pageIds}::bigint[]) and found.group_id = any (${groupIds}::bigint[])
        and (found.false_positive or found.verdict is not null)
    ), marks as materialized (
      select mark.sequence, mark.kind, mark.rule, mark.verdict, mark.scope, mark.component, mark.selector,
        mark.fingerprint, mark.equal_count,
        mark.reason, mark.marked_by as by, mark.until
      from false_positive_marks as mark where ${isCovering(scan)}
    ), covered as (
      ${covers(sql`mark.scope = 'group'`)}
      union all ${covers(sql`mark.scope = 'component' and mark.component = decided.component`)}
      union all ${covers(sql`mark.scope = 'selector' and mark.selector = decided.selector`)}
      union all ${covers(sql`mark.scope = 'occurrence'
        and mark.fingerprint = decided.fingerprint and mark.equal_count = decided.equal_count`)}
    )
    select covered.page_id, covered.group_id, verdict, reason, by, to_char(until, 'YYYY-MM-DD') as until,
      (count(distinct covered.id) + coalesce(max(omitted_count) filter (where is_whole), 0))::integer as count
    from covered join group_pages using (page_id, group_id)
    group by 1, 2, 3, 4, 5, until
    order by page_id, group_id, min(sequence)
  `.execute(db);
  return rows;
}
