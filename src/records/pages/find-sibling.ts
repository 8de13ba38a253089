import type { Database } from '../../adapters/db/schema.ts';
import type { ClaimedPage } from './claim-page.ts';

/** Another listed URL of the scan: the next one in the list, or the first. */
export async function findSibling(
  db: Database,
  page: Pick<ClaimedPage, 'id' | 'scanId' | 'url'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('pages')
    .select((of) => of.fn.coalesce('fetch_url', 'url').as('url'))
    .where('scan_id', '=', page.scanId)
    .where('url', '!=', page.url)
    .orderBy((of) => of('id', '<', page.id))
    .orderBy('ordinal')
    .limit(1)
    .executeTakeFirst();
  return row?.url;
}
