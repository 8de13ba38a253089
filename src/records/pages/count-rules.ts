import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database, PagesTable } from '../../adapters/db/schema.ts';
import { ruleCountsSchema } from '../../findings/rule-counts.ts';

type Counted = Pick<Selectable<PagesTable>, 'id' | 'rules'> & ReturnType<typeof countFound>;

/** The pages with the counts of only these rules. Their scores stay. */
export async function countRules<Page extends Counted>(
  db: Database,
  rows: readonly Page[],
  { scanId, rules }: { readonly scanId: string; readonly rules: ReadonlySet<string> },
): Promise<readonly Page[]> {
  const found = await readFound(db, { scanId, pageIds: rows.map(({ id }) => id), rules: [...rules] });
  return rows.map((row) => ({
    ...row,
    rules: selectRules(ruleCountsSchema.parse(row.rules), rules),
    ...countFound(found.get(`failed ${row.id}`), found.get(`needs_review ${row.id}`)),
  }));
}

export function selectRules<Counts>(
  all: Readonly<Record<string, Counts>>,
  rules: ReadonlySet<string>,
): Record<string, Counts> {
  return Object.fromEntries(Object.entries(all).filter(([rule]) => rules.has(rule)));
}

type RulesOfPages = { readonly scanId: string; readonly pageIds: readonly number[]; readonly rules: readonly string[] };

type CountedRule = {
  readonly count: number;
  readonly accepted: number;
  readonly pending: number;
  readonly confirmed: number;
};

const nothing: CountedRule = { count: 0, accepted: 0, pending: 0, confirmed: 0 };

function countFound(failed = nothing, review = nothing) {
  return {
    failed_occurrences: failed.count,
    needs_review_occurrences: review.count,
    accepted_count: failed.accepted,
    fixed_pending_count: failed.pending,
    reviewed_count: review.accepted + review.pending + review.confirmed,
  };
}

/** Unmarked occurrences by kind and page, such as `failed 12`. Reads one row per rule and page. */
async function readFound(
  db: Database,
  { scanId, pageIds, rules }: RulesOfPages,
): Promise<ReadonlyMap<string, CountedRule>> {
  if (pageIds.length === 0) return new Map();
  const { rows } = await sql<CountedRule & { readonly kind: string; readonly page_id: number }>`
    select issue_groups.kind, group_pages.page_id,
      sum(group_pages.stored_count + group_pages.omitted_count - group_pages.false_positive_count)::integer as count,
      sum(group_pages.accepted_count)::integer as accepted, sum(group_pages.fixed_pending_count)::integer as pending,
      sum(group_pages.confirmed_count)::integer as confirmed
    from group_pages join issue_groups on issue_groups.id = group_pages.group_id
    where group_pages.page_id = any(${pageIds}::bigint[])
      and issue_groups.scan_id = ${scanId}::uuid and issue_groups.rule = any(${rules}::text[])
    group by issue_groups.kind, group_pages.page_id
  `.execute(db);
  return new Map(rows.map((row) => [`${row.kind} ${row.page_id}`, row]));
}
