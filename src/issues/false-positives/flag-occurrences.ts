import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { MarkedGroup, MarkedScan } from './covering-marks.ts';
import { isCovering, isWhollyMarked } from './covering-marks.ts';

type Marked = { readonly scan: MarkedScan; readonly group: MarkedGroup };

/** The change in the number of the group's marked findings on the page. */
export type PageChange = { readonly pageId: number; readonly change: number };

/**
 * Sets the flags of one group's occurrences on these pages to what the marks say, and counts the group again
 * there. Reads all marks, not only what changed, so repeating it, or two marks at once, has the same result.
 * Findings that were not stored count as marked if the whole group is. The caller holds the scan's row, and sums
 * up the scan afterwards.
 */
export async function flagOccurrences(
  tx: Transaction<Schema>,
  marked: Marked,
  pageIds: readonly number[],
): Promise<readonly PageChange[]> {
  const isWhole = await isWhollyMarked(tx, marked.scan, marked.group);
  // The embedded database has no statistics and would read the whole table for a hundred pages: 20 times slower.
  await sql`set local enable_seqscan = off`.execute(tx);
  // A server would compile these statements because of their cost estimates, which takes seconds and saves
  // nothing.
  await sql`set local jit = off`.execute(tx);
  const pages = `{${pageIds.join(',')}}`;
  await flip(tx, marked, { pages, isWhole });
  return recount(tx, marked, { pages, isWhole });
}

type Batch = { readonly pages: string; readonly isWhole: boolean };

/**
 * `group_id + 0` keeps the planner from using the group's index, which it would read completely for every batch
 * of a large group.
 */
async function flip(tx: Transaction<Schema>, { scan, group }: Marked, { pages, isWhole }: Batch): Promise<void> {
  const marks = sql`false_positive_marks as mark
    where ${isCovering(scan)} and mark.kind = ${group.kind} and mark.rule = ${group.rule}`;
  const isMarked = sql`(
    occurrences.selector in (select mark.selector from ${marks} and mark.scope = 'selector')
    or coalesce(
      occurrences.component_id in (
        select components.id from components join (select mark.component from ${marks} and mark.scope = 'component') as marked
          on components.key = marked.component
        where components.scan_id = ${scan.id}::uuid
      ), false
    )
    or (occurrences.fingerprint, coalesce(occurrences.equal_count, 0)) in (
      select mark.fingerprint, coalesce(mark.equal_count, 0) from ${marks} and mark.scope = 'occurrence'
    )
    or coalesce(
      occurrences.earlier_fingerprint in (
        select mark.fingerprint from ${marks} and mark.scope = 'occurrence' and mark.equal_count is null
      ), false
    )
  )`;
  await sql`
    update occurrences set false_positive = not false_positive
    where page_id = any (${pages}::text::bigint[]) and group_id + 0 = ${group.id}
      and false_positive <> ${isWhole ? sql`true` : isMarked}
  `.execute(tx);
}

async function recount(
  tx: Transaction<Schema>,
  { group }: Marked,
  { pages, isWhole }: Batch,
): Promise<readonly PageChange[]> {
  // A filter and not a condition: otherwise the planner reads the whole index of marked occurrences for each
  // page, because it looks cheap.
  const flagged = sql`(
    select (count(*) filter (where occurrences.false_positive))::integer from occurrences
    where occurrences.page_id = part.page_id and occurrences.group_id + 0 = part.group_id
  )`;
  const { rows } = await sql<PageChange>`
    with fresh as materialized (
      select part.page_id, part.stored_count + part.omitted_count as found, part.false_positive_count as before,
        ${isWhole ? sql`part.stored_count + part.omitted_count` : flagged} as after
      from group_pages as part where part.group_id = ${group.id} and part.page_id = any (${pages}::text::bigint[])
    ), changed as (
      update group_pages set false_positive_count = fresh.after
      from fresh where group_id = ${group.id} and group_pages.page_id = fresh.page_id and fresh.before <> fresh.after
      returning fresh.*
    ), summed as (
      select coalesce(sum(after - before), 0)::integer as marked,
        (count(*) filter (where after = found) - count(*) filter (where before = found))::integer as pages_gone
      from changed
    ), grouped as (
      update issue_groups set
        occurrence_count = occurrence_count - summed.marked,
        false_positive_count = false_positive_count + summed.marked,
        page_count = page_count - summed.pages_gone
      from summed where issue_groups.id = ${group.id}
    )
    select page_id as "pageId", after - before as change from changed
  `.execute(tx);
  return rows;
}
