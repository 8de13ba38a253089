import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { keepsPlan } from '../../adapters/db/keeps-plan.ts';
import type { Database } from '../../adapters/db/schema.ts';
import type { AcceptableOutcome } from '../scans/accepted-outcomes.ts';
import type { PageState } from '../../findings/page-states.ts';
import { lockScan } from '../scans/change-scan.ts';
import { takeTurn } from '../scans/scan-turn.ts';
import type { ScanType } from '../scans/scan-types.ts';
import { delayPerHost } from './host-delay.ts';
import { leaseSeconds } from './lease.ts';
import { asideOrder } from '../../finding-pages/crawl/aside-order.ts';

/** A page that only this worker may scan now. `claim` fences its result: see record-page.ts. */
export type ClaimedPage = {
  readonly id: number;
  /** Its position in its scan. */
  readonly ordinal: number;
  readonly scanId: string;
  /**
   * The URL that a person named: the scan's URL, or the page itself if it was listed. It decides which addresses the
   * network policy allows.
   */
  readonly scanUrl: string;
  readonly scanType: ScanType;
  readonly viewportPreset: string;
  /** The URL that identifies the page. */
  readonly url: string;
  /** The name of the steps that lead to the page. Empty for the page as loaded. */
  readonly entry: string;
  /** The URL to request. */
  readonly fetchUrl: string;
  /** The number of links from the start of a crawl. */
  readonly depth: number;
  /** The scope of the scan. The code that uses it checks its shape. */
  readonly scope: unknown;
  readonly maxPages: number | null;
  readonly robots: boolean | null;
  /** Outcomes that the scan accepts. */
  readonly accept: readonly AcceptableOutcome[];
  /** The target of the scan, because findings are reused within a target. */
  readonly targetKey: string;
  /** True if earlier findings must not be reused. */
  readonly fresh: boolean;
  /** The sign-in of the scan. */
  readonly signInId: string | null;
  /** The language that sites are asked for. */
  readonly locale: string;
  /** User preferences to look at the page with. */
  readonly states: readonly PageState[];
  /** The way to look at the page. The code that uses it reads it: see findings/scan-tuning.ts. */
  readonly tuning: unknown;
  readonly attempts: number;
  /** True if its last attempt ended because the page's own scripts hung it. */
  readonly hung: boolean;
  readonly claim: number;
};

type ClaimRequest = {
  /** The number of pages that can be scanned at once. */
  readonly atMost: number;
  /**
   * The minimum time between the starts of two pages of one host, over all workers. With a delay, each claim takes one
   * page.
   */
  readonly requestDelayMs: number;
};

/**
 * Takes the next pages of one scan. Returns an empty list if no page is due.
 *
 * Claims are fair between scans: the scan with the fewest pages in flight goes first, then the one served longest ago,
 * then, among unserved scans, the smallest. So a one-page scan never waits behind a large one, nor behind a hundred
 * that started before it. The scan gets as many pages as single claims would give it, until another scan has fewer in
 * flight.
 *
 * A page that was put aside waits until the scan has no other page, pending or in flight: see put-aside.ts.
 *
 * If another transaction is changing a scan, the claim prefers other scans. As everywhere, it locks the scan's row
 * before the page's. A claim that waits for one row holds no other, so it cannot deadlock.
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

/** The limit for one call. There are never more open scans. */
const maxPostponed = 1_000;

/**
 * `isDue` without a page: another worker was quicker. Without `isHeld`, the scan had no more work when it could be
 * locked.
 */
type Tried = (ClaimedPage | { readonly id: null; readonly scanId: string }) & {
  readonly isDue: boolean;
  readonly isHeld: boolean;
};

/** The condition of a scan some of whose pages are due, unless one of their hosts asks for a delay. */
export const hasDuePages = sql`deleted_at is null and status in ('queued', 'running') and pages_pending > 0
        and due_at <= now()`;

/**
 * The form of each step makes it one index lookup, regardless of table statistics, because the embedded database has
 * none before its first `analyze`. Two other forms were tried. With the due pages as a condition on the scan, 1,500
 * waiting scans cost 700 ms. With a join of the pages to the due ones, the planner expected thousands, so each claim
 * read the whole table: 17 ms for 40,000 pages.
 */
export function claimStatement({
  atMost,
  requestDelayMs,
  waits,
}: ClaimRequest & { readonly waits: boolean }): RawBuilder<Tried> {
  const delay = delayPerHost(requestDelayMs);
  const hasWork = sql`${hasDuePages} and ${delay.isDue}`;
  const inOrder = sql`from scans
      where ${hasWork}
      order by pages_running, last_claimed_at nulls first, pages_total, sequence`;
  const others = sql`coalesce((select pages_running ${inOrder} offset 1 limit 1) - (select pages_running from chosen), ${atMost}::integer)`;
  const share = atMost === 1 ? sql`1` : sql`greatest(1, least(${atMost}::integer, ${others}))`;
  return sql<Tried>`
    with ${waits ? lockFirst(inOrder, hasWork) : lockFirstFree(inOrder)}, others as (
      select pages_running > 0 or coalesce((
        select claim_order < ${asideOrder} from pages where scan_id = chosen.id and status = 'pending'
        order by claim_order, ordinal limit 1
      ), false) as are_left from chosen
    ), due as (
      select id from pages
      where scan_id = (select id from chosen) and status = 'pending' and next_attempt_at <= now()
        and (claim_order < ${asideOrder} or not (select are_left from others))
      order by claim_order, ordinal
      limit case when (select are_left from others) then ${share} else 1 end
      for update skip locked
    ), ${delay.reserve} claimed as (
      update pages set
        status = 'running', attempts = attempts + 1, claim = claim + 1,
        lease_until = now() + make_interval(secs => ${leaseSeconds})
      ${delay.reserved} where pages.scan_id = (select id from chosen) and pages.id = any(array(select id from due))
      returning pages.id, pages.ordinal, pages.scan_id, pages.url, pages.entry, pages.fetch_url, pages.depth, pages.attempts, pages.hung, pages.claim
    ), counted as (
      update scans set
        status = 'running', started_at = coalesce(started_at, now()), last_claimed_at = clock_timestamp(),
        pages_pending = pages_pending - claims.count, pages_running = pages_running + claims.count,
        revision = revision + 1, updated_at = now()
      from (select scan_id, count(*) as count from claimed group by scan_id) as claims where scans.id = claims.scan_id
      returning scans.id, scans.url, scans.scan_type, scans.viewport_preset, scans.accept, scans.url_scope, scans.max_pages, scans.robots,
        scans.target_key, scans.fresh, scans.sign_in_id, scans.states, scans.tuning, scans.locale
    )
    select
      claimed.id, claimed.ordinal, claimed.url, claimed.entry, coalesce(claimed.fetch_url, claimed.url) as "fetchUrl", claimed.depth,
        claimed.attempts, claimed.hung, claimed.claim, first.id as "scanId",
        case counted.scan_type when 'list' then claimed.url else counted.url end as "scanUrl",
      counted.scan_type as "scanType", counted.viewport_preset as "viewportPreset", counted.accept,
      counted.target_key as "targetKey", counted.fresh, counted.states, counted.tuning, counted.locale, counted.sign_in_id as "signInId",
      counted.url_scope as "scope", counted.max_pages as "maxPages", counted.robots,
      exists (select 1 from due) as "isDue", chosen.id is not null as "isHeld"
    from first left join chosen on true left join claimed on true left join counted on true
    ${keepsPlan}`;
}

/** Locks the first row that is free. */
function lockFirstFree(inOrder: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`chosen as (
      select id, pages_running ${inOrder}
      limit 1
      for no key update skip locked
    ), first as (select id from chosen)`;
}

/**
 * Waits for the first row. It chooses the row before it locks it. A statement that locks rows in their order keeps the
 * lock of a row without work while it waits for the next, so two such statements could wait for each other.
 */
function lockFirst(inOrder: RawBuilder<unknown>, hasWork: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`first as materialized (
      select id ${inOrder}
      limit 1
    ), turn as materialized (
      select id, ${takeTurn(sql`id`)} from first
    ), chosen as (
      select id, pages_running from scans where id = (select id from turn) and ${hasWork}
      for no key update
    )`;
}

/**
 * Makes claims skip the scan until the first of its pages is due, or for a moment if that one waits for another. This is a separate transaction, which locks the
 * scan's row before it reads the pages, because everything that makes a page due sooner locks that row and sets
 * `due_at`.
 */
async function postpone(db: Database, scanId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if ((await lockScan(tx, scanId)) === undefined) return;
    await sql`
      update scans set due_at = coalesce(
        (select greatest(min(next_attempt_at), now() + interval '250 ms') from pages where scan_id = ${scanId} and status = 'pending'),
        now() + interval '1 minute'
      )
      where id = ${scanId}
    `.execute(tx);
  });
}
