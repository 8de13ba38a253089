import type { RawBuilder, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../../adapters/db/schema.ts';
import type { FindingKind } from '../../../engines/finding.ts';
import type { Verdict } from '../../../findings/verdicts.ts';
import type { ScansTable } from '../../../adapters/db/scans-table.ts';
import { wholeTargetOf } from '../../../adapters/db/whole-target.ts';

/** The parts of a scan that matter for marks. */
export type MarkedScan = Pick<Selectable<ScansTable>, 'id' | 'sequence' | 'target_key' | 'part_of'>;
export type MarkedGroup = { readonly id: number; readonly kind: FindingKind; readonly rule: string };

/** `came_back`: the mark said "fixed, waiting for the next scan", and this is a later scan. */
export type MarkEffect = Verdict | 'came_back';

/** A condition on `false_positive_marks as mark`: it covers this scan, has not ended, and is not being removed. */
export function isCovering(scan: MarkedScan): RawBuilder<boolean> {
  return sql<boolean>`(mark.state <> 'removing' and ${concernsScan(scan)} and ${whyEnded(scan)} is null)`;
}

/**
 * Like `isCovering`, but includes marks that have ended or are being removed. A mark's scans are decided when it is
 * made, so that every count at any time has the same result: the scan it was made on, the scans that had not ended
 * then, and all later ones.
 */
export function concernsScan(scan: MarkedScan): RawBuilder<boolean> {
  return sql<boolean>`(
    mark.target_key = ${wholeTargetOf(scan)}::text
    and (jsonb_exists(mark.scan_ids, ${scan.id}::text) or ${scan.sequence}::bigint > mark.after_sequence)
  )`;
}

/**
 * The reason why the mark no longer holds in this scan. `date`: its date has passed. `scan`: it said "fixed", and this
 * scan was created later and shows the truth. Null while it holds.
 */
export function whyEnded(scan: MarkedScan): RawBuilder<'date' | 'scan' | null> {
  return sql`(case
    when mark.until < (now() at time zone 'utc')::date then 'date'
    when mark.verdict = 'fixed_pending' and not jsonb_exists(mark.scan_ids, ${scan.id}::text) then 'scan'
  end)`;
}

/** The effect of the mark in this scan. Null if its date has passed. */
function effectOf(scan: MarkedScan): RawBuilder<MarkEffect | null> {
  return sql`(case ${whyEnded(scan)} when 'date' then null when 'scan' then 'came_back' else mark.verdict end)`;
}

/** `from … where …`: the marks of the group that have this effect in the scan. */
export function marksWithEffect(scan: MarkedScan, group: MarkedGroup, effect: MarkEffect): RawBuilder<unknown> {
  return sql`false_positive_marks as mark
    where mark.state <> 'removing' and ${concernsScan(scan)} and mark.kind = ${group.kind} and mark.rule = ${group.rule}
      and ${effectOf(scan)} = ${effect}`;
}

/**
 * The groups with findings on these pages that a mark covers wholly or partly, with the pages. Without marks this is
 * one index lookup for each page.
 */
export async function findMarkedGroups(
  tx: Transaction<Schema>,
  scan: MarkedScan,
  pageIds: readonly number[],
): Promise<readonly (MarkedGroup & { readonly pageIds: readonly number[] })[]> {
  if (pageIds.length === 0) return [];
  const { rows } = await sql<MarkedGroup & { pageIds: number[] }>`
    select issue_groups.id, issue_groups.kind, issue_groups.rule, jsonb_agg(part.page_id) as "pageIds"
    from group_pages as part join issue_groups on issue_groups.id = part.group_id
    where part.page_id in (${sql.join(pageIds)}) and exists (
      select 1 from false_positive_marks as mark
      where mark.state <> 'removing' and ${concernsScan(scan)} and ${effectOf(scan)} is not null
        and mark.kind = issue_groups.kind and mark.rule = issue_groups.rule
    )
    group by issue_groups.id, issue_groups.kind, issue_groups.rule
  `.execute(tx);
  return rows;
}

/**
 * The effects of the group's marks in the scan. `isWhole`: on the whole group, including findings that were not stored.
 */
export async function listEffects(
  tx: Transaction<Schema>,
  scan: MarkedScan,
  group: MarkedGroup,
): Promise<ReadonlyMap<MarkEffect, { readonly isWhole: boolean }>> {
  const { rows } = await sql<{ effect: MarkEffect; isWhole: boolean }>`
    select ${effectOf(scan)} as effect, bool_or(mark.scope = 'group') as "isWhole"
    from false_positive_marks as mark
    where mark.state <> 'removing' and ${concernsScan(scan)} and ${effectOf(scan)} is not null
      and mark.kind = ${group.kind} and mark.rule = ${group.rule}
    group by 1
  `.execute(tx);
  return new Map(rows.map(({ effect, isWhole }) => [effect, { isWhole }]));
}
