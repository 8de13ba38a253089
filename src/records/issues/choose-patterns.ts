import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import type { PageRequest } from '../../paging/paging.ts';
import { findComponentId } from './find-component-id.ts';
import type { GroupRow } from './issue-card.ts';
import type { IssueScope } from './issue-scope.ts';

/** A pattern with its occurrences that are not marked as false positives, and their pages. */
export type ChosenPattern = { readonly key: string; readonly count: number; readonly pages: number };

type Chosen = { readonly chosen: readonly ChosenPattern[]; readonly total: number };
type Asked = { readonly scope: IssueScope; readonly page: PageRequest };

/** One page of the patterns of a group in its scope, largest first, and their number. */
export async function choosePatterns(db: Database, group: GroupRow, { scope, page }: Asked): Promise<Chosen> {
  const component =
    scope.component === undefined ? undefined : await findComponentId(db, group.scan_id, scope.component);
  if (scope.component !== undefined && component === undefined) return { chosen: [], total: 0 };
  const where = { groupId: group.id, component };
  if (scope.pageId === undefined) return chooseOfGroup(db, where, page);
  const all = await countOnPage(db, { ...where, pageId: scope.pageId });
  return { chosen: all.slice(page.offset, page.offset + page.limit), total: all.length };
}

type Where = { readonly groupId: number; readonly component: number | undefined };

/** Reads the counters of the patterns. */
async function chooseOfGroup(db: Database, { groupId, component }: Where, page: PageRequest): Promise<Chosen> {
  const matching = db
    .selectFrom('patterns')
    .where('group_id', '=', groupId)
    .where('occurrence_count', '>', 0)
    .$if(component !== undefined, (query) => query.where('component_id', '=', component ?? 0));
  const chosen = await matching
    .select(['key', 'occurrence_count as count', 'page_count as pages'])
    .orderBy('occurrence_count', 'desc')
    .orderBy('key')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await matching.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { chosen, total };
}

/** Counts the occurrences of one page, of which at most 1,000 of a rule are stored. */
async function countOnPage(
  db: Database,
  { groupId, component, pageId }: Where & { readonly pageId: number },
): Promise<readonly ChosenPattern[]> {
  const inComponent = component === undefined ? sql`` : sql`and component_id = ${component}`;
  const { rows } = await sql<ChosenPattern>`
    select pattern as key, count(*)::integer as count, 1 as pages from occurrences
    where page_id = ${pageId} and group_id + 0 = ${groupId} and not false_positive ${inComponent}
    group by pattern order by count(*) desc, pattern
  `.execute(db);
  return rows;
}
