import type { Database } from '../../adapters/db/schema.ts';
import type { ScanRow } from '../scans/scan-fields.ts';

/**
 * For readers that read a scan's findings in pieces. Throws if pages were withdrawn since `seen`, or if the scan or its
 * data is gone. Then the pieces do not belong together, and the result must not look complete.
 */
export async function assertNothingWithdrawn(
  db: Database,
  seen: Pick<ScanRow, 'id' | 'withdrawn_pages'>,
): Promise<void> {
  const now = await db
    .selectFrom('scans')
    .select('withdrawn_pages')
    .where('id', '=', seen.id)
    .where('deleted_at', 'is', null)
    .where('data_removed_at', 'is', null)
    .executeTakeFirst();
  if (now?.withdrawn_pages !== seen.withdrawn_pages)
    throw new Error(`Pages of scan ${seen.id} were withdrawn while its findings were read.`);
}
