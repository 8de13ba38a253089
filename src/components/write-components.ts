import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { NamedComponent } from './name-components.ts';
import type { PagePart, RulePart } from './page-part.ts';

/** A component that is found on a page that is being recorded. */
export type NewPart = NamedComponent & PagePart & { readonly rules: readonly RulePart[] };

/** `group`: the number of a rule's group in the statement. */
type NumberedRule = Pick<RulePart, 'stored'> & { readonly group: number };
type NumberedPart = NamedComponent & PagePart & { readonly rules: readonly NumberedRule[] };
export type PageParts = { readonly scanId: string; readonly pageId: number; readonly parts: readonly NumberedPart[] };

/**
 * Parts of the statement that records the findings of pages: for each statement costs as much as its work.
 * `named_components` has the components' ids by the numbers of `numberComponents`. A component keeps the description that its first page gave it.
 */
export function addComponents(pages: readonly PageParts[], numberOf: NumberOf): RawBuilder<unknown> {
  const rows = pages.flatMap(({ scanId, pageId, parts }) =>
    parts.map(({ rules: _rules, ...part }) => ({ ...part, scanId, pageId, component: numberOf(scanId, part.key) })),
  );
  return sql`
    found_components as materialized (
      select new.* from rows from (
        json_to_recordset(${JSON.stringify(rows)}::json) as (
          "scanId" uuid, "pageId" bigint, component integer, key text, label text, selector text, html text, failed integer, review integer,
          "makesClean" boolean, points numeric
        )
      ) with ordinality as new ("scanId", "pageId", component, key, label, selector, html, failed, review, "makesClean", points, place)
    ), written_components as (
      insert into components as old (
        scan_id, key, label, selector, html, failed_count, needs_review_count,
        page_count, failed_pages, needs_review_pages, pages_made_clean, score_points
      )
      select "scanId", key, (array_agg(label order by place))[1], (array_agg(selector order by place))[1],
        (array_agg(html order by place))[1], sum(failed), sum(review), count(*), count(*) filter (where failed > 0),
        count(*) filter (where review > 0), count(*) filter (where "makesClean"), sum(points)
      from found_components group by "scanId", key
      on conflict (scan_id, key) do update set
        failed_count = old.failed_count + excluded.failed_count,
        needs_review_count = old.needs_review_count + excluded.needs_review_count,
        page_count = old.page_count + excluded.page_count,
        failed_pages = old.failed_pages + excluded.failed_pages,
        needs_review_pages = old.needs_review_pages + excluded.needs_review_pages,
        pages_made_clean = old.pages_made_clean + excluded.pages_made_clean,
        score_points = old.score_points + excluded.score_points
      returning id, scan_id, key
    ), named_components as materialized (
      select distinct found_components.component, written.id
      from found_components join written_components as written on written.scan_id = found_components."scanId" and written.key = found_components.key
    )`;
}

/** The number of a scan's component in the statement. */
export type NumberOf = (scanId: string, key: string) => number;

export function numberComponents(): NumberOf {
  const numbers = new Map<string, number>();
  return (scanId, key) => {
    const name = `${scanId} ${key}`;
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
}

/** After `named_groups`, which has the ids of the groups, and `kept`, which returns the occurrences if one of them has a picture. */
export function addComponentParts(
  pages: readonly PageParts[],
  numberOf: NumberOf,
  hasPictures: boolean,
): RawBuilder<unknown> {
  const rules = pages.flatMap(({ scanId, pageId, parts }) =>
    parts.flatMap(({ key, rules: ofPart }) =>
      ofPart.map(({ group, stored }) => ({ pageId, component: numberOf(scanId, key), group, stored })),
    ),
  );
  return sql`
    rules_of_components as materialized (
      select named_groups.scan_id, new."pageId", new.component, named_components.id as component_id, named_groups.id as group_id, new.stored
      from json_to_recordset(${JSON.stringify(rules)}::json) as new ("pageId" bigint, component integer, "group" integer, stored integer)
        join named_components using (component) join named_groups using ("group")
    ), counted_components as (
      insert into component_groups as old (scan_id, component_id, group_id, stored_count, false_positive_count)
      select scan_id, component_id, group_id, sum(stored), 0 from rules_of_components group by scan_id, component_id, group_id
      on conflict (component_id, group_id, scan_id) do update set stored_count = old.stored_count + excluded.stored_count
    ), listed_groups as (
      select "pageId", component, component_id, jsonb_object_agg(group_id, jsonb_build_array(stored, 0)) as groups
      from rules_of_components group by "pageId", component, component_id
    ), pictured as (
      ${hasPictures ? pictured : sql`select null::bigint as component_id, null::bigint as "pageId", null::text as screenshot where false`}
    ), placed_components as (
      insert into component_pages (
        scan_id, component_id, page_id, failed_count, needs_review_count, makes_clean, score_points, groups, screenshot
      )
      select "scanId", component_id, "pageId", failed, review, "makesClean", points, groups, screenshot
      from found_components join listed_groups using ("pageId", component) left join pictured using (component_id, "pageId")
    )`;
}

/** The worst failure of each has its picture: lists name its rule first. */
const pictured = sql`
  select component_id, page_id as "pageId", (array_agg(screenshot order by kind, severity_rank, screenshot))[1] as screenshot
  from kept join grouped on grouped.id = group_id where screenshot is not null
  group by component_id, page_id`;
