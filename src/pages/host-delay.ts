import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** The parts of the claim that keep the settings' delay between two pages of one host. */
export type HostDelay = {
  /** Condition on `scans`: its host's time has come. */
  readonly isDue: RawBuilder<unknown>;
  /** A further CTE `reserved`, empty where another worker was quicker; reads `chosen` and `due`. */
  readonly reserve: RawBuilder<unknown>;
  /** Joins the claim to it. */
  readonly reserved: RawBuilder<unknown>;
};

/** Without a delay no host is looked up or written. */
const noDelay: HostDelay = { isDue: sql`true`, reserve: sql``, reserved: sql`` };

/**
 * All pages of a scan are of its target's site, so the scan's normalised address names the host, port included; the `www.` pair counts
 * as one. The row of the host is taken by an upsert that waits for its holder and then looks again: of two
 * workers that saw the host free, one comes away with nothing.
 */
export function delayPerHost(delayMs: number): HostDelay {
  if (delayMs === 0) return noDelay;
  const hostOf = sql`regexp_replace(substring(scans.target_key from '://([^/?#]+)'), '^www\\.', '')`;
  return {
    isDue: sql`not exists (select 1 from hosts where hosts.host = ${hostOf} and hosts.next_request_at > now())`,
    reserve: sql`reserved as (
      insert into hosts as old (host, next_request_at)
      select ${hostOf}, now() + make_interval(secs => ${delayMs / 1000})
      from due join scans on scans.id = due.scan_id
      on conflict (host) do update set next_request_at = excluded.next_request_at where old.next_request_at <= now()
      returning old.host
    ),`,
    reserved: sql`cross join reserved`,
  };
}
