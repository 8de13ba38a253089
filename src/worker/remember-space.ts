import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../adapters/db/schema.ts';
import type { RememberSpace } from '../adapters/net/held-hosts.ts';

const spaceSchema = z.enum(['loopback', 'private', 'public']);

/**
 * A memory that all processes which work on a scan share. The process that resolves a host first writes its row. A
 * rescan follows the scan that it repeats, which may still be running. The schedule of the scan remembers the host for
 * its next scans.
 */
export function rememberSpaceOf(db: Database, scanId: string): RememberSpace {
  return async (host, space) => {
    await sql`
      insert into scan_hosts (scan_id, host, address_space)
      select id, ${host}, coalesce(
        (select address_space from scan_hosts as first where first.scan_id = scans.rescan_of and first.host = ${host}), ${space}
      ) from scans where id = ${scanId}
      on conflict do nothing`.execute(db);
    const kept = await db
      .selectFrom('scan_hosts')
      .select('address_space')
      .where('scan_id', '=', scanId)
      .where('host', '=', host)
      .executeTakeFirst();
    // A deleted scan has no rows, and no page that could be recorded.
    if (kept === undefined) return space;
    await rememberForSchedule(db, scanId, { host, space: kept.address_space });
    return spaceSchema.parse(kept.address_space);
  };
}

/** The lock skips a schedule that is being deleted. */
async function rememberForSchedule(db: Database, scanId: string, { host, space }: { host: string; space: string }) {
  await sql`
    insert into schedule_hosts (schedule_id, host, address_space)
    select id, ${host}, ${space} from schedules where last_scan_id = ${scanId} for key share
    on conflict do nothing`.execute(db);
}
