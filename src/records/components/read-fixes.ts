import { sql } from 'kysely';
import { htmlOf } from '../../findings/occurrence-texts.ts';
import type { Database } from '../../adapters/db/schema.ts';

/** The sample is chosen among so many elements of a pattern. */
const mostTried = 50;

/**
 * The number of patterns in a component, each of which one change probably fixes, and an element of the first: one with a
 * picture if there is any.
 */
export type Fixes = {
  readonly fix_count: number;
  readonly selector: string;
  readonly html: string;
  readonly screenshot: string | null;
};

type Wanted = {
  readonly ids: readonly number[];
  /** The groups whose patterns count. The sample is of the first of them that the component has. */
  readonly groupIds: readonly number[];
};

/** Reads them by component. Elements that are marked as false positives are no sample. */
export async function readFixes(db: Database, { ids, groupIds }: Wanted): Promise<ReadonlyMap<number, Fixes>> {
  const { rows } = await sql<Fixes & { readonly id: number }>`
    select wanted.id, sample.selector, sample.html, sample.screenshot, (
      select count(*)::integer from patterns
      where component_id = wanted.id and group_id = any (${groupIds}::bigint[]) and occurrence_count > 0
    ) as fix_count
    from unnest(${ids}::bigint[]) as wanted (id) cross join lateral (
      select group_id, key from patterns
      where component_id = wanted.id and group_id = any (${groupIds}::bigint[]) and occurrence_count > 0
      order by array_position(${groupIds}::bigint[], group_id), occurrence_count desc, key limit 1
    ) as first cross join lateral (
      select selector, html, screenshot from (
        select selector, ${htmlOf()} as html, screenshot, page_id, ordinal from occurrences
        where group_id = first.group_id and pattern = first.key and not false_positive
        order by page_id, ordinal limit ${mostTried}
      ) as tried order by screenshot is null, page_id, ordinal limit 1
    ) as sample
  `.execute(db);
  return new Map(rows.map(({ id, ...fixes }) => [id, fixes]));
}
