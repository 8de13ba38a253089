import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';

/** The number of pages on which each component has unmarked findings of these groups. */
export async function countPages(
  db: Database,
  componentIds: readonly number[],
  groupIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; pages: number }>`
    select component_id as id, count(*)::integer as pages from component_pages
    where component_id = any (${componentIds}::bigint[]) and exists (
      select 1 from jsonb_each(groups)
      where key::bigint = any (${groupIds}::bigint[]) and (value ->> 0)::integer > (value ->> 1)::integer
    )
    group by component_id
  `.execute(db);
  return new Map(rows.map(({ id, pages }) => [id, pages]));
}
