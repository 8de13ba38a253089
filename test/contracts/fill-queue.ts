import { sql } from 'kysely';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { ScanStatus } from '../../src/records/scans/scan-state.ts';

const every: readonly ScanStatus[] = ['queued', 'running', 'pausing', 'paused'];

/**
 * Adds scans of one page each, which wait to be scanned. No trigger runs: lists do not count these scans, which would take two
 * seconds for a thousand.
 */
export async function fillQueue(db: Database, count: number, statuses = every): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      with added as (
        insert into scans (id, url, target_key, scan_type, viewport_preset, status, phase, pages_total, pages_pending)
        select gen_random_uuid(), 'https://example.com/', 'single https://example.com/', 'single', 'desktop',
          (${statuses}::text[])[1 + n % ${statuses.length}::int], 'scanning', 1, 1
        from generate_series(1, ${count}::int) as n
        returning id
      )
      insert into pages (scan_id, ordinal, url) select id, 0, 'https://example.com/' from added
    `.execute(tx);
  });
}
