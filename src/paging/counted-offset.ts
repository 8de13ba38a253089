import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/**
 * Buckets contain scans by `sequence`, and pages by `ordinal`. The triggers of migrations/0001-schema.sql use this
 * size.
 */
export const bucketSize = 500;

/** The start of a page in a list: `skip` rows after the start of the bucket. `bucket` is null beyond the end. */
export type CountedOffset = { readonly total: number; readonly bucket: number | null; readonly skip: number };

/**
 * Finds an offset in a list with counted buckets by adding up the counts. `counts` names the table and its condition.
 * The start and the end of 100,000 rows cost the same: 200 buckets, then at most 500 rows to skip.
 */
export function findOffset(
  counts: RawBuilder<unknown>,
  { offset, order }: { readonly offset: number; readonly order: 'asc' | 'desc' },
): RawBuilder<CountedOffset> {
  const direction = sql.raw(order);
  const first = order === 'asc' ? sql`min` : sql`max`;
  return sql<CountedOffset>`
    select coalesce(max(upto), 0)::integer as total, ${first}(bucket) filter (where upto > ${offset}) as bucket,
      coalesce(${offset} - min(upto - counted) filter (where upto > ${offset}), 0)::integer as skip
    from (
      select bucket, counted, sum(counted) over (order by bucket ${direction}) as upto
      from (select bucket, sum(count) as counted from ${counts} group by bucket) as buckets
    ) as added
  `;
}
