import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';

export type OldScanRule = {
  /** The number of latest scans with pages whose data is kept, for each target, viewport and sign-in. */
  readonly keepLast: number;
  readonly days: number;
};

/** `after`: the start of the next piece. Null after the last one. */
export type OldScans = { readonly ids: readonly string[]; readonly after: OldScanPlace | null };
/** `finishedAt` is in PostgreSQL's format, because a JavaScript date has only milliseconds. */
export type OldScanPlace = { readonly finishedAt: string; readonly id: string };

const scansPerPiece = 50;

/**
 * Scans that should be reduced to their summary, oldest first, in pieces. Excludes scans that have not ended, that are
 * among the latest of their target, or that a kept scan repeats, because the two are compared. Each call reads a few
 * index entries per scan, regardless of the number of scans.
 */
export async function findOldScans(db: Database, rule: OldScanRule, from: OldScanPlace | null): Promise<OldScans> {
  const { rows } = await sql<{ id: string; finishedAt: string; isOld: boolean }>`
    select scan.id, scan.finished_at::text as "finishedAt", ${isOld(rule)} as "isOld"
    from scans as scan
    where scan.finished_at < now() - make_interval(days => ${rule.days}) and scan.data_removed_at is null and scan.deleted_at is null
      and (scan.finished_at, scan.id) > (${from?.finishedAt ?? '-infinity'}::timestamptz, ${from?.id ?? noId}::uuid)
    order by scan.finished_at, scan.id limit ${scansPerPiece}
  `.execute(db);
  const last = rows.length < scansPerPiece ? undefined : rows.at(-1);
  return {
    ids: rows.filter((row) => row.isOld).map(({ id }) => id),
    after: last === undefined ? null : { finishedAt: last.finishedAt, id: last.id },
  };
}

/** True if the scan is still one of them. The caller must have locked its row. */
export async function isOldScan(db: Database, rule: OldScanRule, scanId: string): Promise<boolean> {
  const { rows } = await sql<{ isOld: boolean }>`
    select ${isOld(rule)} as "isOld"
    from scans as scan where scan.id = ${scanId}::uuid and scan.data_removed_at is null and scan.deleted_at is null
  `.execute(db);
  return rows[0]?.isOld === true;
}

const noId = '00000000-0000-0000-0000-000000000000';

/** A condition on the row `scan`: neither the scan itself nor a scan that repeats it must be kept. */
function isOld(rule: OldScanRule) {
  return sql`(
    not ${staysWhole(rule, sql.ref('scan'))} and not exists (
      select 1 from scans as later
      where later.rescan_of = scan.id and later.data_removed_at is null and later.deleted_at is null
        and ${staysWhole(rule, sql.ref('later'))}
    )
  )`;
}

/** True if the scan has not ended, is young, or is among the latest of its target. */
function staysWhole({ keepLast, days }: OldScanRule, scan: RawBuilder<unknown>) {
  return sql`(
    ${scan}.finished_at is null or ${scan}.finished_at >= now() - make_interval(days => ${days})
    or (${scan}.pages_completed > 0 and ${keepLast}::integer > (
      select count(*) from (
        select 1 from scans as newer
        where newer.target_key = ${scan}.target_key and newer.sequence > ${scan}.sequence and newer.deleted_at is null
          and newer.viewport_preset = ${scan}.viewport_preset and newer.sign_in_id is not distinct from ${scan}.sign_in_id
          and newer.locale = ${scan}.locale
          and newer.status in ('completed', 'partial') and newer.data_removed_at is null
        limit ${keepLast}
      ) as kept
    ))
  )`;
}
