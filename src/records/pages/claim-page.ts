import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { keepsPlan } from '../../adapters/db/keeps-plan.ts';
import type { Database } from '../../adapters/db/schema.ts';
import type { AcceptableOutcome } from '../scans/accepted-outcomes.ts';
import type { PageState } from '../../findings/page-states.ts';
import { lockScan } from '../scans/change-scan.ts';
import type { ScanType } from '../scans/scan-types.ts';
import { delayPerHost } from './host-delay.ts';
import { leaseSeconds } from './lease.ts';

/** A page that this worker alone may scan now. `claim` fences its result: see record-page.ts. */
export type ClaimedPage = {
  readonly id: number;
  /** Its position in its scan. */
  readonly ordinal: number;
  readonly scanId: string;
  /** What a person named: the scan's URL, or the page itself where it was listed. It decides what the network policy allows. */
  readonly scanUrl: string;
  readonly scanType: ScanType;
  readonly viewportPreset: string;
  /** Identifies the page. */
  readonly url: string;
  /** As it is requested. */
  readonly fetchUrl: string;
  /** Links from the start of a crawl. */
  readonly depth: number;
  /** Of the scan. Its shape is checked where it is used. */
  readonly scope: unknown;
  readonly maxPages: number | null;
  readonly robots: boolean | null;
  /** Outcomes that the scan accepts. */
  readonly accept: readonly AcceptableOutcome[];
  /** Of the scan: findings are taken over within a target. */
  readonly targetKey: string;
  /** Nothing is taken over. */
  readonly fresh: boolean;
  /** How the scan signs in. */
  readonly signInId: string | null;
  /** User preferences to look at the page with. */
  readonly states: readonly PageState[];
  readonly attempts: number;
  /** True when its last attempt ended because the page hung because of its own scripts. */
  readonly hung: boolean;
  readonly claim: number;
};

/** Takes the next page, or undefined when none is due. See claimNextPages. */
export async function claimNextPage(db: Database, requestDelayMs = 0): Promise<ClaimedPage | undefined> {
  const [page] = await claimNextPages(db, { atMost: 1, requestDelayMs });
  return page;
}

type ClaimRequest = {
  /** Pages that can be scanned at once. */
  readonly atMost: number;
  /** Least time between the starts of two pages of one host, over all workers. With one, each claim is of one page. */
  readonly requestDelayMs: number;
};

/**
 * Takes the next pages of one scan, or none when no page is due. Fair between scans: the scan with the fewest
 * pages in flight goes first, then the one served longest ago, the smallest of those that were not served yet: a
 * one-page scan never waits behind a large one, nor behind a hundred that were started before it. It gets as many pages as
 * it would get one after the other, until another scan has fewer in flight. A scan that another transaction is changing is passed
 * over while there is another one. The scan's row is locked before the page's, as everywhere, and a claim that waits for one holds no other: nothing deadlocks.
 */
export async function claimNextPages(
  db: Database,
  { atMost, requestDelayMs }: ClaimRequest,
): Promise<readonly ClaimedPage[]> {
  const wanted = { atMost: requestDelayMs > 0 ? 1 : atMost, requestDelayMs };
  const free = claimStatement({ ...wanted, waits: false });
  const any = claimStatement({ ...wanted, waits: true });
  for (let postponed = 0; postponed < maxPostponed; postponed += 1) {
    const found = (await free.execute(db)).rows;
    const tried = found.length > 0 ? found : (await any.execute(db)).rows;
    const pages = tried.flatMap(({ isDue: _isDue, isHeld: _isHeld, ...page }) => (page.id === null ? [] : [page]));
    const [first] = tried;
    if (first?.isHeld === false) continue;
    if (pages.length > 0 || first === undefined || first.isDue) return pages;
    await postpone(db, first.scanId);
  }
  return [];
}

/** By one call: as many as there are scans, at most. */
const maxPostponed = 1_000;

/** `isDue` without a page: another worker was quicker. Not `isHeld`: the scan had no more work when it could be locked. */
type Tried = (ClaimedPage | { readonly id: null; readonly scanId: string }) & {
  readonly isDue: boolean;
  readonly isHeld: boolean;
};

/**
 * Each step is one look at an index, by its form and not by what the planner knows of the tables: the embedded database knows
 * nothing before its first `analyze`. (With the due pages as a condition on the scan, 1,500 waiting scans cost 700 ms. With a join of the pages to
 * those that are due, of which the planner expects thousands, each claim read the whole table: 17 ms for 40,000 pages.)
 */
export function claimStatement({
  atMost,
  requestDelayMs,
  waits,
}: ClaimRequest & { readonly waits: boolean }): RawBuilder<Tried> {
  const delay = delayPerHost(requestDelayMs);
  const hasWork = sql`deleted_at is null and status in ('queued', 'running') and pages_pending > 0 and due_at <= now()
        and ${delay.isDue}`;
  const inOrder = sql`from scans
      where ${hasWork}
      order by pages_running, last_claimed_at nulls first, pages_total, sequence`;
  const others = sql`coalesce((select pages_running ${inOrder} offset 1 limit 1) - (select pages_running from chosen), ${atMost}::integer)`;
  const share = atMost === 1 ? sql`1` : sql`greatest(1, least(${atMost}::integer, ${others}))`;
  return sql<Tried>`
    with ${waits ? lockFirst(inOrder, hasWork) : lockFirstFree(inOrder)}, due as (
      select id from pages
      where scan_id = (select id from chosen) and status = 'pending' and next_attempt_at <= now()
      order by claim_order, ordinal
      limit ${share}
      for update skip locked
    ), ${delay.reserve} claimed as (
      update pages set
        status = 'running', attempts = attempts + 1, claim = claim + 1,
        lease_until = now() + make_interval(secs => ${leaseSeconds})
      ${delay.reserved} where pages.scan_id = (select id from chosen) and pages.id = any(array(select id from due))
      returning pages.id, pages.ordinal, pages.scan_id, pages.url, pages.fetch_url, pages.depth, pages.attempts, pages.hung, pages.claim
    ), counted as (
      update scans set
        status = 'running', started_at = coalesce(started_at, now()), last_claimed_at = clock_timestamp(),
        pages_pending = pages_pending - claims.count, pages_running = pages_running + claims.count,
        revision = revision + 1, updated_at = now()
      from (select scan_id, count(*) as count from claimed group by scan_id) as claims where scans.id = claims.scan_id
      returning scans.id, scans.url, scans.scan_type, scans.viewport_preset, scans.accept, scans.url_scope, scans.max_pages, scans.robots,
        scans.target_key, scans.fresh, scans.sign_in_id, scans.states
    )
    select
      claimed.id, claimed.ordinal, claimed.url, coalesce(claimed.fetch_url, claimed.url) as "fetchUrl", claimed.depth, claimed.attempts, claimed.hung, claimed.claim, first.id as "scanId", case counted.scan_type when 'list' then claimed.url else counted.url end as "scanUrl",
      counted.scan_type as "scanType", counted.viewport_preset as "viewportPreset", counted.accept,
      counted.target_key as "targetKey", counted.fresh, counted.states, counted.sign_in_id as "signInId",
      counted.url_scope as "scope", counted.max_pages as "maxPages", counted.robots,
      exists (select 1 from due) as "isDue", chosen.id is not null as "isHeld"
    from first left join chosen on true left join claimed on true left join counted on true
    ${keepsPlan}`;
}

/** The first that no one else has locked. */
function lockFirstFree(inOrder: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`chosen as (
      select id, pages_running ${inOrder}
      limit 1
      for no key update skip locked
    ), first as (select id from chosen)`;
}

/**
 * The first, after a wait. It is chosen before it is locked: a statement that locks rows in their order keeps the lock of one that has no
 * work any more while it waits for the next, and two of them could wait for each other.
 */
function lockFirst(inOrder: RawBuilder<unknown>, hasWork: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`first as materialized (
      select id ${inOrder}
      limit 1
    ), chosen as (
      select id, pages_running from scans where id = (select id from first) and ${hasWork}
      for no key update
    )`;
}

/**
 * None of the scan's pages is due: claims skip it until the first of them is. This is a separate transaction, which locks the scan's row
 * before it reads the pages: everything that makes a page due sooner locks that row and sets `due_at`.
 */
async function postpone(db: Database, scanId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if ((await lockScan(tx, scanId)) === undefined) return;
    await sql`
      update scans set due_at = coalesce(
        (select min(next_attempt_at) from pages where scan_id = ${scanId} and status = 'pending'),
        now() + interval '1 minute'
      )
      where id = ${scanId}
    `.execute(tx);
  });
}
