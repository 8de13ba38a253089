import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';

/**
 * The time that a claimed page belongs to its worker without a renewal. With the renewal and the sweep, a lost worker's
 * pages are claimed again within a minute.
 */
export const leaseSeconds = 40;
export const renewEveryMs = 10_000;
export const sweepEveryMs = 5_000;

/** Renews the claims of pages that are still being scanned. Skips a locked row, because its page is being recorded. */
export async function renewLeases(
  db: Database,
  held: readonly { readonly id: number; readonly scanId: string; readonly claim: number }[],
): Promise<void> {
  if (held.length === 0) return;
  await sql`
    update pages set lease_until = now() + make_interval(secs => ${leaseSeconds})
    from (
      select pages.scan_id, pages.id
      from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as held (id bigint, "scanId" uuid, claim integer) cross join pages
      where pages.scan_id = held."scanId" and pages.id = held.id and pages.claim = held.claim and pages.status = 'running'
      for no key update of pages skip locked
    ) as free
    where pages.scan_id = free.scan_id and pages.id = free.id
  `.execute(db);
}

type LostPage = {
  readonly id: number;
  readonly scanId: string;
  readonly url: string;
  readonly entry: string;
  readonly claim: number;
  readonly attempts: number;
  /** The number of workers that lost the page before. */
  readonly timesLost: number;
};

/**
 * Pages whose lease ran out because their worker is gone. With `everyLease`, all pages in flight, including those of
 * deleted scans.
 */
export async function findLostPages(
  db: Database,
  { everyLease }: { readonly everyLease: boolean },
): Promise<readonly LostPage[]> {
  const { rows } = await sql<LostPage>`
    select pages.id, pages.scan_id as "scanId", pages.url, pages.entry, pages.claim, pages.attempts, pages.times_lost as "timesLost"
    from pages join scans on scans.id = pages.scan_id
    where pages.status = 'running' and (${everyLease} or (scans.deleted_at is null and pages.lease_until < now()))
    order by pages.id limit 500
  `.execute(db);
  return rows;
}
