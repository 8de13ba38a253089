import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { PageRequest } from './paging.ts';

const lastPosition = 2_147_483_647;

/** One page of a list: the ids of its rows in order, and the total number of matching rows. */
export type SearchedPage = { readonly total: number; readonly ids: readonly string[] };

/**
 * Finds an offset in a list without counts. The exact total needs a pass over all matching rows, and this pass also
 * picks the page's ids, so every offset costs the same. Read the rows by these ids, because rows before the offset are
 * then never fully read. `matching` names the table and its condition. `order` lists columns that order its rows
 * without ties.
 */
export function searchOffset(
  matching: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { offset, limit }: PageRequest,
): RawBuilder<SearchedPage> {
  // Positions in an array are 32-bit, and start at 1.
  const first = Math.min(offset + 1, lastPosition);
  const end = Math.min(offset + limit, lastPosition);
  return sql<SearchedPage>`
    select count(*)::integer as total,
      coalesce((array_agg(id order by ${order}))[${first}::integer:${end}::integer]::text[], '{}') as ids
    from ${matching}
  `;
}
