import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';

export type OldScanRule = {
  /** Of each target, viewport and sign-in, so many of the latest scans with pages stay whole. */
  readonly keepLast: number;
  readonly days: number;
};

/** `after`: the next piece begins there. Null after the last one. */
export type OldScans = { readonly ids: readonly string[]; readonly after: OldScanPlace | null };
/** `finishedAt` is as PostgreSQL writes it, because a date of JavaScript has only milliseconds. */
export type OldScanPlace = { readonly finishedAt: string; readonly id: string };

const scansPerPiece = 50;

/**
 * Scans of which only the summary should stay, oldest first, in pieces. Never one that has not ended, that is
 * among the latest of its target, or that a whole scan repeats: the two are compared. Each look reads a few
 * index entries per scan, however many scans there are.
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

/** Whether the scan is still one of them. The caller has locked its row. */
export async function isOldScan(db: Database, rule: OldScanRule, scanId: string): Promise<boolean> {
  const { rows } = await sql<{ isOld: boolean }>`
    select ${isOld(rule)} as "isOld"
    from scans as scan where scan.id = ${scanId}::uuid and scan.data_removed_at is null and scan.deleted_at is null
  `.execute(db);
  return rows[0]?.isOld === true;
}

const noId = '00000000-0000-0000-0000-000000000000';

/** Of the row `scan`: it does not stay whole for its own sake, nor as the base of one that does. */
function isOld(rule: OldScanRule) {
  return sql`(
    not ${staysWhole(rule, sql.ref('scan'))} and not exists (
      select 1 from scans as later
      where later.rescan_of = scan.id and later.data_removed_at is null and later.deleted_at is null
        and ${staysWhole(rule, sql.ref('later'))}
    )
  )`;
}

/** It has not ended, is young, or is among the latest of its target. */
function staysWhole({ keepLast, days }: OldScanRule, scan: RawBuilder<unknown>) {
  return sql`(
    ${scan}.finished_at is null or ${scan}.finished_at >= now() - make_interval(days => ${days})
    or (${scan}.pages_completed > 0 and ${keepLast}::integer > (
      select count(*) from (
        select 1 from scans as newer
        where newer.target_key = ${scan}.target_key and newer.sequence > ${scan}.sequence and newer.deleted_at is null
          and newer.viewport_preset = ${scan}.viewport_preset and newer.sign_in_id is not distinct from ${scan}.sign_in_id
          and newer.status in ('completed', 'partial') and newer.data_removed_at is null
        limit ${keepLast}
      ) as kept
    ))
  )`;
}
