import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import type { PageRequest } from '../../paging/paging.ts';
import type { GroupRow, Occurrence } from './issue-card.ts';
import { presentOccurrence, selectOccurrences } from './read-occurrences.ts';

type PartOfPage = {
  readonly page: number;
  readonly stored: number;
  readonly marked: number;
  readonly accepted: number;
  readonly pending: number;
  readonly confirmed: number;
};

/** One group's occurrences in one component, on all pages or on one. Undefined if there are none. */
export async function readGroupOfComponent(
  db: Database,
  of: { readonly group: GroupRow; readonly component: string; readonly pageId: number | undefined },
  page: PageRequest,
): Promise<
  | { readonly row: GroupRow; readonly sample: Occurrence | null; readonly occurrences: readonly Occurrence[] }
  | undefined
> {
  const { group, pageId } = of;
  const component = await db
    .selectFrom('components')
    .select('id')
    .where('scan_id', '=', group.scan_id)
    .where('key', '=', of.component.replaceAll('\u0000', ''))
    .executeTakeFirst();
  if (component === undefined) return undefined;
  const parts = await readParts(db, { component: component.id, group: group.id, pageId });
  if (parts.length === 0) return undefined;
  const inPages = { component: component.id, group: group.id, parts };
  const occurrences = await readFromParts(db, inPages, page);
  const [first] = page.offset === 0 ? occurrences : await readFromParts(db, inPages, { limit: 1, offset: 0 });
  return { row: countParts(group, parts), sample: first ?? null, occurrences };
}

/** By page: no index has components' occurrences, and a component is on fewer pages than it has occurrences. */
async function readParts(
  db: Database,
  of: { readonly component: number; readonly group: number; readonly pageId: number | undefined },
): Promise<readonly PartOfPage[]> {
  const key = String(of.group);
  const onPage = of.pageId === undefined ? sql`` : sql`and page_id = ${of.pageId}`;
  const { rows } = await sql<PartOfPage>`
    select page_id as page, (groups -> ${key}::text ->> 0)::integer as stored, (groups -> ${key}::text ->> 1)::integer as marked,
      coalesce(groups -> ${key}::text ->> 2, '0')::integer as accepted, coalesce(groups -> ${key}::text ->> 3, '0')::integer as pending,
      coalesce(groups -> ${key}::text ->> 4, '0')::integer as confirmed
    from component_pages where component_id = ${of.component} and jsonb_exists(groups, ${key}::text) ${onPage}
    order by page_id
  `.execute(db);
  return rows;
}

type Parts = { readonly component: number; readonly group: number; readonly parts: readonly PartOfPage[] };

async function readFromParts(
  db: Database,
  { component, group, parts }: Parts,
  { limit, offset }: PageRequest,
): Promise<readonly Occurrence[]> {
  let before = 0;
  let skipped = 0;
  const pageIds: number[] = [];
  for (const { page, stored } of parts) {
    if (before + stored <= offset) skipped += stored;
    else if (before < offset + limit) pageIds.push(page);
    before += stored;
  }
  if (pageIds.length === 0) return [];
  // Otherwise the occurrences of the group could be walked, on all pages.
  const ofPages = sql<{ id: string }>`(
    select id from occurrences
    where page_id = any (${pageIds}::bigint[]) and group_id + 0 = ${group} and component_id = ${component} offset 0
  )`.as<'of_pages'>(sql`of_pages`);
  const rows = await selectOccurrences(db)
    .innerJoin(ofPages, 'of_pages.id', 'occurrences.id')
    .orderBy('occurrences.page_id')
    .orderBy('occurrences.ordinal')
    .limit(limit)
    .offset(offset - skipped)
    .execute();
  return rows.map(presentOccurrence);
}

function countParts(group: GroupRow, parts: readonly PartOfPage[]): GroupRow {
  const sumOf = (name: Exclude<keyof PartOfPage, 'page'>) => parts.reduce((sum, part) => sum + part[name], 0);
  const [stored, marked] = [sumOf('stored'), sumOf('marked')];
  return {
    ...group,
    stored_count: stored,
    omitted_count: 0,
    false_positive_count: marked,
    accepted_count: sumOf('accepted'),
    fixed_pending_count: sumOf('pending'),
    confirmed_count: sumOf('confirmed'),
    occurrence_count: stored - marked,
    page_count: parts.filter((part) => part.stored > part.marked).length,
  };
}
