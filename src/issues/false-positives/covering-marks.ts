import type { RawBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { FindingKind } from '../../engines/finding.ts';

/** The parts of a scan that matter for marks. */
export type MarkedScan = { readonly id: string; readonly sequence: number; readonly target_key: string };
export type MarkedGroup = { readonly id: number; readonly kind: FindingKind; readonly rule: string };

/** Condition on `false_positive_marks as mark`: it covers this scan, and is not being removed. */
export function isCovering(scan: MarkedScan): RawBuilder<boolean> {
  return sql<boolean>`(mark.state <> 'removing' and ${concernsScan(scan)})`;
}

/**
 * The same, but includes marks that are being removed. A mark's scans are decided when it is made, so that every
 * count at any time has the same result: the scans that had not ended then, the one it was made on, and all
 * later ones.
 */
export function concernsScan(scan: MarkedScan): RawBuilder<boolean> {
  return sql<boolean>`(
    mark.target_key = ${scan.target_key}::text
    and (jsonb_exists(mark.scan_ids, ${scan.id}::text) or ${scan.sequence}::bigint > mark.after_sequence)
  )`;
}

/**
 * The groups with findings on this page that a mark covers in whole or in part. Without marks this is one index
 * lookup.
 */
export async function findMarkedGroups(
  tx: Transaction<Schema>,
  scan: MarkedScan,
  pageId: number,
): Promise<readonly MarkedGroup[]> {
  const { rows } = await sql<MarkedGroup>`
    select issue_groups.id, issue_groups.kind, issue_groups.rule
    from group_pages as part join issue_groups on issue_groups.id = part.group_id
    where part.page_id = ${pageId} and exists (
      select 1 from false_positive_marks as mark
      where ${isCovering(scan)} and mark.kind = issue_groups.kind and mark.rule = issue_groups.rule
    )
  `.execute(tx);
  return rows;
}

/** True if a mark covers the whole group, and so also findings that were not stored. */
export async function isWhollyMarked(tx: Transaction<Schema>, scan: MarkedScan, group: MarkedGroup): Promise<boolean> {
  const { rows } = await sql`
    select 1 from false_positive_marks as mark
    where ${isCovering(scan)} and mark.kind = ${group.kind} and mark.rule = ${group.rule} and mark.scope = 'group'
    limit 1
  `.execute(tx);
  return rows.length > 0;
}
