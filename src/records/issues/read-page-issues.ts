import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import type { PageRequest } from '../../paging/paging.ts';
import type { GroupRow, Occurrence } from './issue-card.ts';
import { presentOccurrence, selectOccurrences } from './read-occurrences.ts';

/** The groups that were found on a page, with the page's own counts, worst first. */
export async function readPageGroups(db: Database, pageId: number): Promise<readonly GroupRow[]> {
  const rows = await db
    .selectFrom('group_pages as found')
    .innerJoin('issue_groups', 'issue_groups.id', 'found.group_id')
    .selectAll('issue_groups')
    .select(['found.stored_count as stored', 'found.omitted_count as omitted', 'found.false_positive_count as marked'])
    .select([
      'found.accepted_count as accepted',
      'found.fixed_pending_count as pending',
      'found.confirmed_count as confirmed',
    ])
    .where('found.page_id', '=', pageId)
    .orderBy('severity_rank')
    .orderBy(sql`found.stored_count + found.omitted_count - found.false_positive_count`, 'desc')
    .orderBy(sql`rule collate "C"`)
    .orderBy('kind')
    .execute();
  return rows.map(({ stored, omitted, marked, accepted, pending, confirmed, ...group }) => ({
    ...group,
    occurrence_count: stored + omitted - marked,
    page_count: 1,
    stored_count: stored,
    omitted_count: omitted,
    false_positive_count: marked,
    accepted_count: accepted,
    fixed_pending_count: pending,
    confirmed_count: confirmed,
  }));
}

/** The first occurrence of each group on the page that is not marked as false positive. */
export async function readPageSamples(db: Database, pageId: number): Promise<ReadonlyMap<number, Occurrence>> {
  // Chosen before their texts are read.
  const firsts = sql<{ id: string }>`(
    select distinct on (group_id) id from occurrences where page_id = ${pageId} and not false_positive order by group_id, ordinal offset 0
  )`.as<'firsts'>(sql`firsts`);
  const rows = await selectOccurrences(db)
    .select('occurrences.group_id')
    .innerJoin(firsts, 'firsts.id', 'occurrences.id')
    .execute();
  return new Map(rows.map((row) => [row.group_id, presentOccurrence(row)]));
}

/** One page of a group's stored occurrences on one scanned page. */
export async function readPageOccurrences(
  db: Database,
  of: { readonly groupId: number; readonly pageId: number },
  page: PageRequest,
): Promise<readonly Occurrence[]> {
  // Otherwise the occurrences of the group could be walked, on all pages: the page's own are always the fewer ones.
  const ofPage = sql<{ id: string; group_id: number; ordinal: number }>`(
    select id, group_id, ordinal from occurrences where page_id = ${of.pageId} offset 0
  )`.as<'of_page'>(sql`of_page`);
  const rows = await selectOccurrences(db)
    .innerJoin(ofPage, 'of_page.id', 'occurrences.id')
    .where('of_page.group_id', '=', of.groupId)
    .orderBy('of_page.ordinal')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(presentOccurrence);
}
