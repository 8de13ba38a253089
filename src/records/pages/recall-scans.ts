import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import { lockScan } from '../scans/change-scan.ts';
import { leaseSeconds } from './lease.ts';

/** Nothing of a scan waits for this long: no delay between pages, no attempt after a failure, no lease. */
const late = sql`now() + interval '5 minutes'`;

/**
 * Corrects the times that open scans wait for, if they were set while the clock of the database was ahead. Without this,
 * a scan would stand still until the clock has caught up. Workers that are alive renew their leases. Returns the number
 * of corrected scans.
 */
export async function recallScans(db: Database): Promise<number> {
  await sql`delete from hosts where next_request_at > ${late}`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select id from scans
    where deleted_at is null and finished_at is null and (greatest(due_at, discovery_lease_until) > ${late} or exists (
      select 1 from pages
      where scan_id = scans.id and status in ('pending', 'running') and greatest(next_attempt_at, lease_until) > ${late}
    ) or exists (select 1 from scan_sessions where scan_id = scans.id and lease_until > ${late}))`.execute(db);
  for (const { id } of rows) await recallScan(db, id);
  return rows.length;
}

/** Locks the scan before its pages, as everything does that makes a page due. */
async function recallScan(db: Database, id: string): Promise<void> {
  const lease = sql`now() + make_interval(secs => ${leaseSeconds})`;
  await db.transaction().execute(async (tx) => {
    if ((await lockScan(tx, id)) === undefined) return;
    await sql`
      update pages set
        next_attempt_at = least(next_attempt_at, now()),
        lease_until = case when status = 'running' then least(lease_until, ${lease}) end
      where scan_id = ${id}::uuid and status in ('pending', 'running') and greatest(next_attempt_at, lease_until) > ${late}
    `.execute(tx);
    await sql`
      update scan_sessions set lease_until = null where scan_id = ${id}::uuid and lease_until > ${late}
    `.execute(tx);
    await sql`
      update scans set
        due_at = now(),
        discovery_lease_until = case when discovery_lease_until > ${lease} then ${lease} else discovery_lease_until end
      where id = ${id}::uuid
    `.execute(tx);
  });
}
