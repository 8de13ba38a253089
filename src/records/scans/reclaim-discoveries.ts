import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import { lockScan, settleScan } from './change-scan.ts';

/**
 * Frees the sitemaps whose reader is gone: another starts again, and no page is added twice. `everyLease`: all
 * being read, for a process that is known to be the only one. Returns how many.
 */
export async function reclaimDiscoveries(
  db: Database,
  { everyLease }: { readonly everyLease: boolean },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from scans
    where deleted_at is null and phase = 'discovering' and status in ('running', 'pausing')
      and discovery_lease_until is not null and (${everyLease} or discovery_lease_until < now())
  `.execute(db);
  for (const { id } of rows) {
    await db.transaction().execute(async (tx) => {
      const scan = await lockScan(tx, id);
      if (scan?.phase !== 'discovering') return;
      await settleScan(tx, scan, { discovery_lease_until: null });
    });
  }
  return rows.length;
}
