import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { NamedComponent } from './name-components.ts';
import type { PagePart, RulePart } from './page-part.ts';

/** A component that is found on a page that is being recorded. */
export type NewPart = NamedComponent & PagePart & { readonly rules: readonly RulePart[] };

export type PageParts = { readonly pageId: number; readonly parts: readonly NewPart[] };

/**
 * Parts of the statement that records the findings of pages: for each statement costs as much as its work.
 * `written_components` has the components' ids by their keys. A component keeps the description that its first page gave it.
 */
export function addComponents(scanId: string, pages: readonly PageParts[]): RawBuilder<unknown> {
  const rows = pages.flatMap(({ pageId, parts }) => parts.map(({ rules: _rules, ...part }) => ({ ...part, pageId })));
  return sql`
    found_components as materialized (
      select new.* from rows from (
        json_to_recordset(${JSON.stringify(rows)}::json) as (
          "pageId" bigint, key text, label text, selector text, html text, failed integer, review integer, "makesClean" boolean, points numeric
        )
      ) with ordinality as new ("pageId", key, label, selector, html, failed, review, "makesClean", points, place)
    ), written_components as (
      insert into components as old (
        scan_id, key, label, selector, html, failed_count, needs_review_count,
        page_count, failed_pages, needs_review_pages, pages_made_clean, score_points
      )
      select ${scanId}::uuid, key, (array_agg(label order by place))[1], (array_agg(selector order by place))[1],
        (array_agg(html order by place))[1], sum(failed), sum(review), count(*), count(*) filter (where failed > 0),
        count(*) filter (where review > 0), count(*) filter (where "makesClean"), sum(points)
      from found_components group by key
      on conflict (scan_id, key) do update set
        failed_count = old.failed_count + excluded.failed_count,
        needs_review_count = old.needs_review_count + excluded.needs_review_count,
        page_count = old.page_count + excluded.page_count,
        failed_pages = old.failed_pages + excluded.failed_pages,
        needs_review_pages = old.needs_review_pages + excluded.needs_review_pages,
        pages_made_clean = old.pages_made_clean + excluded.pages_made_clean,
        score_points = old.score_points + excluded.score_points
      returning id, key
    )`;
}

/** After `grouped`, which has the ids of the groups, and `kept`, which returns the occurrences if one of them has a picture. */
export function addComponentParts(
  scanId: string,
  pages: readonly PageParts[],
  hasPictures: boolean,
): RawBuilder<unknown> {
  const rules = pages.flatMap(({ pageId, parts }) =>
    parts.flatMap(({ key, rules: ofPart }) =>
      ofPart.map(({ kind, rule, stored }) => ({ pageId, key, kind, rule, stored })),
    ),
  );
  return sql`
    rules_of_components as materialized (
      select new."pageId", key, written_components.id as component_id, grouped.id as group_id, new.stored
      from json_to_recordset(${JSON.stringify(rules)}::json) as new ("pageId" bigint, key text, kind text, rule text, stored integer)
        join written_components using (key) join grouped using (kind, rule)
    ), counted_components as (
      insert into component_groups as old (scan_id, component_id, group_id, stored_count, false_positive_count)
      select ${scanId}::uuid, component_id, group_id, sum(stored), 0 from rules_of_components group by component_id, group_id
      on conflict (component_id, group_id, scan_id) do update set stored_count = old.stored_count + excluded.stored_count
    ), listed_groups as (
      select "pageId", key, component_id, jsonb_object_agg(group_id, jsonb_build_array(stored, 0)) as groups
      from rules_of_components group by "pageId", key, component_id
    ), pictured as (
      ${hasPictures ? pictured : sql`select null::bigint as component_id, null::bigint as "pageId", null::text as screenshot where false`}
    ), placed_components as (
      insert into component_pages (
        scan_id, component_id, page_id, failed_count, needs_review_count, makes_clean, score_points, groups, screenshot
      )
      select ${scanId}::uuid, component_id, "pageId", failed, review, "makesClean", points, groups, screenshot
      from found_components join listed_groups using ("pageId", key) left join pictured using (component_id, "pageId")
    )`;
}

/** The worst failure of each has its picture: lists name its rule first. */
const pictured = sql`
  select component_id, page_id as "pageId", (array_agg(screenshot order by kind, severity_rank, screenshot))[1] as screenshot
  from kept join grouped on grouped.id = group_id where screenshot is not null
  group by component_id, page_id`;
