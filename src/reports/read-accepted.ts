import type { Database } from '../adapters/db/schema.ts';

/**
 * The pages of one outcome that were analyzed because the scan accepts it: their number, and the first one in sitemap
 * order.
 */
export type Accepted = { readonly outcome: string; readonly pages: number; readonly example: string };

/** Most frequent first. At most four rows, because four outcomes can be accepted. */
export async function readAccepted(db: Database, scanId: string): Promise<readonly Accepted[]> {
  const rows = await db
    .selectFrom('pages')
    .select((of) => ['accepted_outcome', of.fn.countAll<number>().as('count'), of.fn.min('ordinal').as('first')])
    .where('scan_id', '=', scanId)
    .where('accepted_outcome', 'is not', null)
    .groupBy('accepted_outcome')
    .execute();
  if (rows.length === 0) return [];
  const firsts = rows.map(({ first }) => first);
  const examples = await db
    .selectFrom('pages')
    .select(['ordinal', 'url'])
    .where('scan_id', '=', scanId)
    .where('ordinal', 'in', firsts)
    .execute();
  const urls = new Map(examples.map(({ ordinal, url }) => [ordinal, url]));
  return rows
    .toSorted((a, b) => b.count - a.count || a.first - b.first)
    .map((row) => ({ outcome: row.accepted_outcome ?? '', pages: row.count, example: urls.get(row.first) ?? '' }));
}
