import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { PageRequest } from './paging.ts';

const lastPosition = 2_147_483_647;

/** One page of a list: the ids of its rows in their order, and how many rows match in all. */
export type SearchedPage = { readonly total: number; readonly ids: readonly string[] };

/**
 * Finds an offset in a list that nothing counts. The exact total takes a pass over all rows that match, and the same pass
 * picks the page's ids, so every offset costs the same. Read the rows by these ids: rows in front of the offset are never read
 * whole. `matching` names the table and its condition, `order` the columns that order its rows without ties.
 */
export function searchOffset(
  matching: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { offset, limit }: PageRequest,
): RawBuilder<SearchedPage> {
  // Positions in an array are 32-bit, and begin with 1.
  const first = Math.min(offset + 1, lastPosition);
  const end = Math.min(offset + limit, lastPosition);
  return sql<SearchedPage>`
    select count(*)::integer as total,
      coalesce((array_agg(id order by ${order}))[${first}::integer:${end}::integer]::text[], '{}') as ids
    from ${matching}
  `;
}
