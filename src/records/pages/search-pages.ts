import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import { searchOffset } from '../../paging/searched-offset.ts';
import { countRules } from './count-rules.ts';
import type { PageQuery, PageRecord } from './list-pages.ts';
import { presentPage } from './list-pages.ts';
import { selectPages } from './select-pages.ts';

/** `score`: worst first. `-failed`: most failures first. Pages without a score come last. */
export const pageSorts = ['path', 'score', '-failed'] as const;

type PageSort = (typeof pageSorts)[number];

export type PageSearch = {
  readonly sort?: PageSort | undefined;
  /** Words that the URL or the title must all contain, in any case. */
  readonly q?: string | undefined;
};

/** True for a search that `listPages` cannot answer from its counts. */
export function isPageSearch({ sort, q }: PageSearch): boolean {
  return sort !== undefined || q !== undefined;
}

const orders: Readonly<Record<PageSort, RawBuilder<unknown>>> = {
  path: sql`url`,
  score: sql`score nulls last, ordinal`,
  '-failed': sql`(score is null), failed_occurrences desc, ordinal`,
};

/** One pass over the pages of the scan, at any offset: see searched-offset.ts. */
export async function searchPages(
  db: Database,
  { scan, filter, page, rules, texts }: PageQuery,
  { sort, q }: PageSearch,
): Promise<{ readonly pages: readonly PageRecord[]; readonly total: number }> {
  const words = q === undefined ? [] : q.toLowerCase().split(/\s+/u);
  const conditions = [
    sql<boolean>`scan_id = ${scan.id}::uuid`,
    ...(filter.status === undefined ? [] : [sql<boolean>`status = ${filter.status}`]),
    ...(filter.outcome === undefined ? [] : [sql<boolean>`outcome = ${filter.outcome}`]),
    ...words.map((word) => sql<boolean>`strpos(lower(url || ' ' || coalesce(title, '')), ${word}) > 0`),
  ];
  const matching = sql`pages where ${sql.join(conditions, sql` and `)}`;
  const order = sort === undefined ? sql`ordinal` : orders[sort];
  const [found] = (await searchOffset(matching, order, page).execute(db)).rows;
  const { total, ids } = found ?? { total: 0, ids: [] };
  if (ids.length === 0) return { pages: [], total };
  const rows = await selectPages(db).where('id', 'in', ids.map(Number)).orderBy(order).execute();
  const counted = rules === undefined ? rows : await countRules(db, rows, { scanId: scan.id, rules });
  return { pages: counted.map((row) => presentPage(row, scan.scan_type, texts)), total };
}
