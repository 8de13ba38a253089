import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import type { PagePart } from './page-part.ts';

/** `groups`: the number of stored occurrences, and of marked ones, by group id. See db/component-tables.ts. */
export type StoredPart = PagePart & {
  readonly component: number;
  readonly page: number;
  readonly groups: Readonly<Record<string, readonly number[]>>;
};

/**
 * Replaces all parts of components on these pages, and changes the components' counts by the difference. Removes parts
 * that are not in the list. The caller holds the scan's row.
 */
export async function replaceParts(
  tx: Transaction<Schema>,
  { scanId, pageIds }: { readonly scanId: string; readonly pageIds: readonly number[] },
  parts: readonly StoredPart[],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with fresh as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as new (
        component bigint, page bigint, failed integer, review integer, "makesClean" boolean, points numeric, groups jsonb
      )
    ), former as materialized (
      select component_id as component, page_id as page, failed_count as failed, needs_review_count as review,
        makes_clean as "makesClean", score_points as points, groups
      from component_pages where page_id = any (${`{${pageIds.join(',')}}`}::text::bigint[]) and scan_id = ${scanId}::uuid
    ), changed as (
      update component_pages set failed_count = failed, needs_review_count = review, makes_clean = "makesClean",
        score_points = points, groups = fresh.groups
      from fresh where component_id = component and page_id = page and scan_id = ${scanId}::uuid
    ), removed as (
      delete from component_pages using former
      where component_id = former.component and page_id = former.page and scan_id = ${scanId}::uuid
        and not exists (select 1 from fresh where fresh.component = former.component and fresh.page = former.page)
    ), both_parts as materialized (
      select 1 as sign, * from fresh union all select -1, * from former
    ), differences as (
      select component, sum(sign * failed) as failed, sum(sign * review) as review,
        sum(sign * (failed + review > 0)::integer) as pages, sum(sign * (failed > 0)::integer) as failed_pages,
        sum(sign * (review > 0)::integer) as review_pages, sum(sign * "makesClean"::integer) as clean, sum(sign * points) as points
      from both_parts group by component
    ), summed as (
      update components set
        failed_count = failed_count + failed, needs_review_count = needs_review_count + review,
        page_count = page_count + pages, failed_pages = components.failed_pages + differences.failed_pages,
        needs_review_pages = needs_review_pages + review_pages, pages_made_clean = pages_made_clean + clean,
        score_points = score_points + points
      from differences where components.id = component and scan_id = ${scanId}::uuid
    ), rule_differences as (
      select component, key::bigint as group_id,
        sum(sign * (value ->> 0)::integer) as stored, sum(sign * (value ->> 1)::integer) as marked,
        sum(sign * coalesce(value ->> 2, '0')::integer) as accepted, sum(sign * coalesce(value ->> 3, '0')::integer) as pending,
        sum(sign * coalesce(value ->> 4, '0')::integer) as confirmed
      from both_parts, jsonb_each(groups) group by 1, 2
    )
    update component_groups set
      stored_count = stored_count + stored, false_positive_count = false_positive_count + marked,
      accepted_count = accepted_count + accepted, fixed_pending_count = fixed_pending_count + pending,
      confirmed_count = confirmed_count + confirmed
    from rule_differences
    where component_groups.component_id = component and component_groups.group_id = rule_differences.group_id
      and scan_id = ${scanId}::uuid
    returning component_groups.component_id as id
  `.execute(tx);
  await removeEmpty(tx, scanId, [...new Set(rows.map(({ id }) => id))]);
}

/** Removes components whose last page was withdrawn. */
async function removeEmpty(tx: Transaction<Schema>, scanId: string, componentIds: readonly number[]): Promise<void> {
  if (componentIds.length === 0) return;
  const ids = `{${componentIds.join(',')}}`;
  await sql`
    with emptied as (
      delete from component_groups where component_id = any (${ids}::text::bigint[]) and scan_id = ${scanId}::uuid and stored_count = 0
      returning component_id, group_id
    )
    delete from components where id in (select component_id from emptied) and scan_id = ${scanId}::uuid and not exists (
      select 1 from component_groups where component_id = components.id and component_groups.scan_id = ${scanId}::uuid
        and (component_id, group_id) not in (select component_id, group_id from emptied)
    )
  `.execute(tx);
}
