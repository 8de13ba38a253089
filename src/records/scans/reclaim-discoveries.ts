import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import { lockScan, settleScan } from './change-scan.ts';

/**
 * Frees the sitemaps whose reader is gone. Another reader starts again, without adding a page twice. `everyLease`: all
 * sitemaps being read, for a process that is known to be the only one. Returns the number of sitemaps.
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
