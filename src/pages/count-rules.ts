import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database, PagesTable } from '../db/schema.ts';
import { ruleCountsSchema } from '../shared/rule-counts.ts';

type Row = Selectable<PagesTable>;

/** The pages with the counts that they would have if the scan had only these rules. Their scores stay. */
export async function countRules<Page extends Row>(
  db: Database,
  rows: readonly Page[],
  { scanId, rules }: { readonly scanId: string; readonly rules: ReadonlySet<string> },
): Promise<readonly Page[]> {
  const found = await readFound(db, { scanId, pageIds: rows.map(({ id }) => id), rules: [...rules] });
  return rows.map((row) => ({
    ...row,
    rules: selectRules(ruleCountsSchema.parse(row.rules), rules),
    failed_occurrences: found.get(`failed ${row.id}`) ?? 0,
    needs_review_occurrences: found.get(`needs_review ${row.id}`) ?? 0,
  }));
}

export function selectRules<Counts>(
  all: Readonly<Record<string, Counts>>,
  rules: ReadonlySet<string>,
): Record<string, Counts> {
  return Object.fromEntries(Object.entries(all).filter(([rule]) => rules.has(rule)));
}

type Wanted = { readonly scanId: string; readonly pageIds: readonly number[]; readonly rules: readonly string[] };

/** Unmarked occurrences by kind and page: `failed 12`. One row per rule and page is read. */
async function readFound(db: Database, { scanId, pageIds, rules }: Wanted): Promise<ReadonlyMap<string, number>> {
  if (pageIds.length === 0) return new Map();
  const { rows } = await sql<{ readonly kind: string; readonly page_id: number; readonly count: number }>`
    select issue_groups.kind, group_pages.page_id,
      sum(group_pages.stored_count + group_pages.omitted_count - group_pages.false_positive_count)::integer as count
    from group_pages join issue_groups on issue_groups.id = group_pages.group_id
    where group_pages.page_id = any(${pageIds}::bigint[])
      and issue_groups.scan_id = ${scanId}::uuid and issue_groups.rule = any(${rules}::text[])
    group by issue_groups.kind, group_pages.page_id
  `.execute(db);
  return new Map(rows.map(({ kind, page_id: pageId, count }) => [`${kind} ${pageId}`, count]));
}
