import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import type { PageRequest } from '../../paging/paging.ts';

export const targetOrders = ['last_scan', 'worse', 'score', 'critical_pages'] as const;
export const targetChanges = ['worse', 'better'] as const;

export type TargetFilter = {
  /** Words that must all occur in the URL, in any case. */
  readonly q?: string | undefined;
  readonly tag?: string | undefined;
  /** This URL alone, as it is normalized. */
  readonly site?: string | undefined;
  readonly changed?: (typeof targetChanges)[number] | undefined;
  readonly sort?: (typeof targetOrders)[number] | undefined;
  /** One row for each URL: the first of its targets in this order. Scans of the whole site come before others. */
  readonly bySite?: boolean | undefined;
  /** One row for each tag of a target, in the order of the tags. Targets without a tag come last. */
  readonly byTag?: boolean | undefined;
};

export type FoundTarget = {
  readonly latest: number;
  readonly scan_count: number;
  readonly site_targets: number;
  readonly tags: unknown;
  readonly trend: unknown;
  readonly critical_pages: number | null;
  readonly critical_pages_change: number | null;
  readonly new_failures: number | null;
  readonly fixed_failures: number | null;
  readonly next_run_at: Date | null;
  readonly group_tag: string | null;
  /** The number of rows with this tag, on all pages of the list. */
  readonly group_count: number;
};

/** The trend stays out of the way of the sort: it is most of a row. */
const sorted = sql`target_key, viewport_preset, sign_in, scan_type, url, latest, score, critical_pages, critical_pages_change, new_failures, fixed_failures`;

/** Worst first. What is not known yet comes last. */
const orders: Readonly<Record<(typeof targetOrders)[number], RawBuilder<unknown>>> = {
  last_scan: sql`latest desc`,
  worse: sql`critical_pages_change desc nulls last, new_failures - fixed_failures desc nulls last, latest desc`,
  score: sql`score nulls last, latest desc`,
  critical_pages: sql`critical_pages desc nulls last, latest desc`,
};

/** Pages that shut people out decide. If there are as many as before, the other failures do. */
const changes: Readonly<Record<(typeof targetChanges)[number], RawBuilder<unknown>>> = {
  worse: sql`(critical_pages_change, new_failures) > (0, fixed_failures)`,
  better: sql`(critical_pages_change, new_failures) < (0, fixed_failures)`,
};

/** The same in every database, whatever its collation. */
const tagOrder = sql`group_tag is null, lower(group_tag) collate "C", group_tag collate "C", `;

const grouped = sql`
  select listed.*, own.tag as group_tag, count(*) over (partition by own.tag)::integer as group_count
  from listed
    join targets using (target_key, viewport_preset, sign_in)
    left join lateral jsonb_array_elements_text(targets.tags) as own (tag) on true`;
const ungrouped = sql`select *, null as group_tag, 0 as group_count from listed`;

/** A scan of the start page alone does not stand for its site. A list has the URL of a site, and some of its pages. */
const wholeSiteFirst = sql`scan_type = 'single', scan_type = 'list'`;

/** One pass over the rows of the targets, so every order and offset costs the same. */
export async function findTargets(
  db: Database,
  { sort = 'last_scan', bySite = false, byTag = false, ...filter }: TargetFilter,
  { offset, limit }: PageRequest,
): Promise<{ readonly total: number; readonly found: readonly FoundTarget[] }> {
  const order = orders[sort];
  const matching = sql`select ${sorted} from targets where ${sql.join(listConditions(filter), sql` and `)}`;
  const listed = bySite
    ? sql`select distinct on (url) * from (${matching}) as each order by url, ${wholeSiteFirst}, ${order}`
    : matching;
  const { rows } = await sql<{ total: number } & (FoundTarget | { readonly latest: null })>`
    with listed as materialized (${listed}), members as materialized (${byTag ? grouped : ungrouped})
    select counted.total, shown.*, targets.scan_count, targets.tags, targets.trend,
      (select count(*) from targets as own where own.url = shown.url)::integer as site_targets,
      (
        select min(next_run_at) from schedules
        where schedules.target_key = shown.target_key
          and coalesce(scan ->> 'viewport_preset', 'desktop') = shown.viewport_preset
          and coalesce(scan ->> 'sign_in', '') = shown.sign_in
      ) as next_run_at
    from (select count(*)::integer as total from members) as counted
      left join (
        select *, row_number() over (order by ${byTag ? tagOrder : sql``}${order}) as place from members order by place limit ${limit} offset ${offset}
      ) as shown on true
      left join targets on (targets.target_key, targets.viewport_preset, targets.sign_in)
        = (shown.target_key, shown.viewport_preset, shown.sign_in)
    order by shown.place
  `.execute(db);
  // An offset beyond the end gives one row, which has only the total.
  const found = rows.flatMap((row) => (row.latest === null ? [] : [row]));
  return { total: rows[0]?.total ?? 0, found };
}

function listConditions({ q, tag, site, changed }: TargetFilter): readonly RawBuilder<unknown>[] {
  const words = q === undefined ? [] : q.toLowerCase().split(/\s+/u);
  return [
    sql`true`,
    ...words.map((word) => sql`strpos(lower(url), ${word}) > 0`),
    ...(tag === undefined ? [] : [sql`tags @> ${JSON.stringify([tag])}::jsonb`]),
    ...(site === undefined ? [] : [sql`url = ${site}`]),
    ...(changed === undefined ? [] : [changes[changed]]),
  ];
}
