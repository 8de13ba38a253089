import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import type { GroupRow } from './issue-card.ts';

/** The part of a scan to read: a page, a component (its key), both, or everything. */
export type IssueScope = { readonly pageId?: number | undefined; readonly component?: string | undefined };

/** The part of a group on one page, or in a component on one page. */
type GroupPart = {
  readonly page: number;
  readonly component: number | null;
  readonly stored: number;
  readonly omitted: number;
  readonly marked: number;
  readonly accepted: number;
  readonly pending: number;
  readonly confirmed: number;
};

/** `row` has the counts of the scope. Without `parts`, it is the whole group. */
export type ScopedGroup = { readonly row: GroupRow; readonly parts?: readonly GroupPart[] };

/** Returns undefined if the scope contains no finding of the group. */
export async function findInScope(db: Database, group: GroupRow, scope: IssueScope): Promise<ScopedGroup | undefined> {
  if (scope.pageId === undefined && scope.component === undefined) return { row: group };
  const parts = await (scope.component === undefined
    ? readPartOfPage(db, group, scope.pageId ?? 0)
    : readPartsOfComponent(db, group, { pageId: scope.pageId, component: scope.component }));
  return parts.length === 0 ? undefined : { row: sumParts(group, parts), parts };
}

/** The groups that were found on a page, with the page's own counts, worst first. */
export async function readPageGroups(db: Database, pageId: number): Promise<readonly GroupRow[]> {
  const rows = await db
    .selectFrom('group_pages as part')
    .innerJoin('issue_groups', 'issue_groups.id', 'part.group_id')
    .selectAll('issue_groups')
    .select(partColumns)
    .where('part.page_id', '=', pageId)
    .orderBy('severity_rank')
    .orderBy(sql`part.stored_count + part.omitted_count - part.false_positive_count`, 'desc')
    .orderBy(sql`rule collate "C"`)
    .orderBy('kind')
    .execute();
  return rows.map(({ page, component, stored, omitted, marked, accepted, pending, confirmed, ...group }) =>
    sumParts(group, [{ page, component, stored, omitted, marked, accepted, pending, confirmed }]),
  );
}

const partColumns = [
  'part.page_id as page',
  sql<null>`null`.as('component'),
  'part.stored_count as stored',
  'part.omitted_count as omitted',
  'part.false_positive_count as marked',
  'part.accepted_count as accepted',
  'part.fixed_pending_count as pending',
  'part.confirmed_count as confirmed',
] as const;

async function readPartOfPage(db: Database, group: GroupRow, pageId: number): Promise<readonly GroupPart[]> {
  return db
    .selectFrom('group_pages as part')
    .select(partColumns)
    .where('part.group_id', '=', group.id)
    .where('part.page_id', '=', pageId)
    .execute();
}

/** Reads by page, because no index has components' occurrences, and a component has fewer pages than occurrences. */
async function readPartsOfComponent(
  db: Database,
  group: GroupRow,
  { pageId, component }: { readonly pageId: number | undefined; readonly component: string },
): Promise<readonly GroupPart[]> {
  const key = String(group.id);
  const onPage = pageId === undefined ? sql`` : sql`and page_id = ${pageId}`;
  const { rows } = await sql<GroupPart>`
    select page_id as page, component_id as component, 0 as omitted,
      (groups -> ${key}::text ->> 0)::integer as stored, (groups -> ${key}::text ->> 1)::integer as marked,
      coalesce(groups -> ${key}::text ->> 2, '0')::integer as accepted, coalesce(groups -> ${key}::text ->> 3, '0')::integer as pending,
      coalesce(groups -> ${key}::text ->> 4, '0')::integer as confirmed
    from component_pages
    where component_id = (select id from components where scan_id = ${group.scan_id} and key = ${component.replaceAll('\u0000', '')})
      and jsonb_exists(groups, ${key}::text) ${onPage}
    order by page_id
  `.execute(db);
  return rows;
}

function sumParts(group: GroupRow, parts: readonly GroupPart[]): GroupRow {
  const sumOf = (name: Exclude<keyof GroupPart, 'page' | 'component'>) =>
    parts.reduce((sum, part) => sum + part[name], 0);
  const [stored, omitted, marked] = [sumOf('stored'), sumOf('omitted'), sumOf('marked')];
  return {
    ...group,
    stored_count: stored,
    omitted_count: omitted,
    false_positive_count: marked,
    accepted_count: sumOf('accepted'),
    fixed_pending_count: sumOf('pending'),
    confirmed_count: sumOf('confirmed'),
    occurrence_count: stored + omitted - marked,
    page_count: parts.filter((part) => part.stored + part.omitted > part.marked).length,
  };
}
