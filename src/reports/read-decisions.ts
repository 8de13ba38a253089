import { sql } from 'kysely';
import type { Database } from '../adapters/db/schema.ts';
import { isCovering } from '../records/issues/false-positives/covering-marks.ts';
import { verdicts } from '../findings/verdicts.ts';
import type { Verdict } from '../findings/verdicts.ts';
import type { ReportGroup, ReportHead } from './report-model.ts';

/** A person's words about a decision. `until`: `2027-03-31`. */
export type Grounds = { readonly reason: string | null; readonly by: string | null; readonly until: string | null };

/** People's decisions with one verdict about findings of one issue. */
export type Decision = {
  readonly group: ReportGroup;
  readonly verdict: Verdict;
  readonly count: number;
  /** All distinct grounds. Empty if people wrote none. */
  readonly grounds: readonly Grounds[];
};

/**
 * The order is that of the issues. Reads marks, never single occurrences, because a mark may cover a million of them.
 */
export async function readDecisions(db: Database, head: ReportHead): Promise<readonly Decision[]> {
  const decided = head.groups.flatMap((group) =>
    verdicts.flatMap((verdict) => {
      const count = group.card[`${verdict}_count`];
      return count > 0 ? [{ group, verdict, count }] : [];
    }),
  );
  if (decided.length === 0) return [];
  const written = Map.groupBy(await readGrounds(db, head), ({ group, verdict }) => `${group} ${verdict}`);
  return decided.map((one) => ({ ...one, grounds: written.get(`${one.group.id} ${one.verdict}`) ?? [] }));
}

type WrittenGrounds = Grounds & { readonly group: number; readonly verdict: Verdict };

/** Reads only marks that cover findings in this scan, because findings of an earlier scan may be gone. */
async function readGrounds(db: Database, { row }: ReportHead): Promise<readonly WrittenGrounds[]> {
  const decided = sql`occurrences as found where found.group_id = issue_groups.id and (found.false_positive or found.verdict is not null)`;
  const { rows } = await sql<WrittenGrounds>`
    select issue_groups.id as group, mark.verdict, mark.reason, mark.marked_by as by, to_char(mark.until, 'YYYY-MM-DD') as until
    from false_positive_marks as mark
      join issue_groups on issue_groups.scan_id = ${row.id}::uuid and issue_groups.kind = mark.kind and issue_groups.rule = mark.rule
    where ${isCovering(row)} and coalesce(mark.reason, mark.marked_by, mark.until::text) is not null and case mark.scope
      when 'group' then true
      when 'component' then exists (
        select 1 from components join component_groups on component_id = components.id
        where components.scan_id = ${row.id}::uuid and components.key = mark.component and component_groups.group_id = issue_groups.id
      )
      when 'selector' then exists (select 1 from ${decided} and md5(found.selector) = md5(mark.selector) and found.selector = mark.selector)
      else exists (
        select 1 from ${decided} and found.page_id in (select id from pages where scan_id = ${row.id}::uuid and url = mark.page_url)
          and found.fingerprint = mark.fingerprint
      ) end
    group by 1, 2, 3, 4, 5
    order by min(mark.sequence)
  `.execute(db);
  return rows;
}
