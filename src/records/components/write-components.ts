import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import type { FindingKind } from '../../engines/finding.ts';
import { keepsPlan } from '../../adapters/db/keeps-plan.ts';
import type { NamedComponent } from './name-components.ts';
import type { PagePart, RulePart } from './page-part.ts';

/** A component on a page that is being recorded. */
export type NewPart = NamedComponent & PagePart & { readonly rules: readonly RulePart[] };

/** The fields of a page's group that its components need. */
type PlacedGroup = {
  readonly id: number;
  readonly kind: FindingKind;
  readonly rule: string;
};

type PageOfComponents = {
  readonly scanId: string;
  readonly pageId: number;
  readonly parts: readonly NewPart[];
  readonly groups: readonly PlacedGroup[];
};

/**
 * Adds the parts of a page's components to the components of the scan. Returns their ids by their keys. A component
 * keeps the description from its first page. The caller holds the scan's row.
 */
export async function writeComponents(
  tx: Transaction<Schema>,
  { scanId, pageId, parts, groups }: PageOfComponents,
): Promise<ReadonlyMap<string, number>> {
  if (parts.length === 0) return new Map();
  const groupIds = new Map(groups.map(({ id, kind, rule }) => [`${kind} ${rule}`, id]));
  const rows = parts.map(({ rules, ...part }) => {
    const counts: Record<string, readonly number[]> = {};
    for (const { kind, rule, stored } of rules) counts[groupIds.get(`${kind} ${rule}`) ?? ''] = [stored, 0];
    return { ...part, groups: counts };
  });
  const { rows: written } = await sql<{ id: number; key: string }>`
    with found as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as new (
        key text, label text, selector text, html text, failed integer, review integer, "makesClean" boolean, points numeric,
        groups jsonb
      )
    ), written as (
      insert into components as old (
        scan_id, key, label, selector, html, failed_count, needs_review_count,
        page_count, failed_pages, needs_review_pages, pages_made_clean, score_points
      )
      select ${scanId}::uuid, key, label, selector, html, failed, review, 1, (failed > 0)::integer, (review > 0)::integer,
        "makesClean"::integer, points
      from found
      on conflict (scan_id, key) do update set
        failed_count = old.failed_count + excluded.failed_count,
        needs_review_count = old.needs_review_count + excluded.needs_review_count,
        page_count = old.page_count + 1,
        failed_pages = old.failed_pages + excluded.failed_pages,
        needs_review_pages = old.needs_review_pages + excluded.needs_review_pages,
        pages_made_clean = old.pages_made_clean + excluded.pages_made_clean,
        score_points = old.score_points + excluded.score_points
      returning id, key
    ), counted as (
      insert into component_groups as old (scan_id, component_id, group_id, stored_count, false_positive_count)
      select ${scanId}::uuid, id, of_group.key::bigint, (of_group.value ->> 0)::integer, 0
      from written join found using (key) cross join lateral jsonb_each(groups) as of_group
      on conflict (component_id, group_id, scan_id) do update set stored_count = old.stored_count + excluded.stored_count
    ), placed as (
      insert into component_pages (
        scan_id, component_id, page_id, failed_count, needs_review_count, makes_clean, score_points, groups
      )
      select ${scanId}::uuid, id, ${pageId}::bigint, failed, review, "makesClean", points, groups
        from written join found using (key)
    )
    select id, key from written
    ${keepsPlan}`.execute(tx);
  return new Map(written.map(({ id, key }) => [key, id]));
}
