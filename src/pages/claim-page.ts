import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { delayPerHost } from './host-delay.ts';
import { leaseSeconds } from './lease.ts';

/** A page that this worker alone may scan now. `claim` fences its result: see record-page.ts. */
export type ClaimedPage = {
  readonly id: number;
  readonly scanId: string;
  readonly scanUrl: string;
  readonly scanType: 'single' | 'sitemap';
  readonly viewportPreset: string;
  readonly url: string;
  readonly attempts: number;
  readonly claim: number;
};

/**
 * Takes the next page, or undefined when none is due. Fair between scans: the scan with the fewest
 * pages in flight goes first, then the one served longest ago, the smallest of those that were not served yet: a
 * one-page scan never waits behind a large one, nor behind a hundred that were started before it. The scan's row is
 * locked before the page's, as everywhere, so nothing deadlocks.
 * `requestDelayMs`: least time between the starts of two pages of one host, over all workers.
 */
export async function claimNextPage(db: Database, requestDelayMs = 0): Promise<ClaimedPage | undefined> {
  const delay = delayPerHost(requestDelayMs);
  const { rows } = await sql<ClaimedPage>`
    with chosen as (
      select id from scans
      where deleted_at is null and status in ('queued', 'running') and pages_pending > 0
        and ${delay.isDue}
        and exists (
          select 1 from pages
          where pages.scan_id = scans.id and pages.status = 'pending' and pages.next_attempt_at <= now()
        )
      order by pages_running, last_claimed_at nulls first, pages_total, sequence
      limit 1
      for no key update
    ), due as (
      select pages.id, pages.scan_id from pages join chosen on pages.scan_id = chosen.id
      where pages.status = 'pending' and pages.next_attempt_at <= now()
      order by pages.ordinal
      limit 1
      for update of pages skip locked
    ), ${delay.reserve} claimed as (
      update pages set
        status = 'running', attempts = attempts + 1, claim = claim + 1,
        lease_until = now() + make_interval(secs => ${leaseSeconds})
      from due ${delay.reserved} where pages.id = due.id
      returning pages.id, pages.scan_id, pages.url, pages.attempts, pages.claim
    ), counted as (
      update scans set
        status = 'running', started_at = coalesce(started_at, now()), last_claimed_at = clock_timestamp(),
        pages_pending = pages_pending - 1, pages_running = pages_running + 1,
        revision = revision + 1, updated_at = now()
      from claimed where scans.id = claimed.scan_id
      returning scans.id, scans.url, scans.scan_type, scans.viewport_preset
    )
    select
      claimed.id, claimed.url, claimed.attempts, claimed.claim,
      counted.id as "scanId", counted.url as "scanUrl",
      counted.scan_type as "scanType", counted.viewport_preset as "viewportPreset"
    from claimed, counted
  `.execute(db);
  return rows[0];
}
