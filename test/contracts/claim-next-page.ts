import type { Database } from '../../src/adapters/db/schema.ts';
import type { ClaimedPage } from '../../src/records/pages/claim-page.ts';
import { claimNextPages } from '../../src/records/pages/claim-page.ts';

/** Takes the next page. Undefined if no page is due. */
export async function claimNextPage(db: Database, requestDelayMs = 0): Promise<ClaimedPage | undefined> {
  const [page] = await claimNextPages(db, { atMost: 1, requestDelayMs });
  return page;
}
