import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** The parts of the claim that keep the configured delay between two pages of one host. */
export type HostDelay = {
  /** A condition on `scans`: its host may be requested again. */
  readonly isDue: RawBuilder<unknown>;
  /** A CTE `reserved`, which is empty if another worker was faster. Reads `chosen` and `due`. */
  readonly reserve: RawBuilder<unknown>;
  /** Joins the claim to `reserved`. */
  readonly reserved: RawBuilder<unknown>;
};

/** Hosts are neither read nor written if there is no delay. */
const noDelay: HostDelay = { isDue: sql`true`, reserve: sql``, reserved: sql`` };

/**
 * All pages of a scan belong to its target's site, so the scan's normalized URL names the host, including the port. The
 * `www.` pair counts as one host. An upsert takes the host's row: it waits for its holder and then checks again, so if
 * two workers saw the host free, only one gets it.
 */
export function delayPerHost(delayMs: number): HostDelay {
  if (delayMs === 0) return noDelay;
  const hostOf = sql`regexp_replace(substring(scans.target_key from '://([^/?#]+)'), '^www\\.', '')`;
  return {
    isDue: sql`not exists (select 1 from hosts where hosts.host = ${hostOf} and hosts.next_request_at > now())`,
    reserve: sql`reserved as (
      insert into hosts as old (host, next_request_at)
      select ${hostOf}, now() + make_interval(secs => ${delayMs / 1000})
      from scans where scans.id = (select id from chosen) and exists (select 1 from due)
      on conflict (host) do update set next_request_at = excluded.next_request_at where old.next_request_at <= now()
      returning old.host
    ),`,
    reserved: sql`from reserved`,
  };
}
