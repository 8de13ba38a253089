import type { Selectable } from 'kysely';
import type { Database, IssueGroupsTable } from '../../../adapters/db/schema.ts';
import { countGroups } from '../../../findings/count-groups.ts';
import type { FindingTotals } from '../../../findings/finding-totals.ts';
import { readFindingTotals } from '../../../findings/finding-totals.ts';
import type { ScanRow } from '../../../records/scans/scan-fields.ts';

export type ScanGroup = Pick<
  Selectable<IssueGroupsTable>,
  | 'scan_id'
  | 'kind'
  | 'rule'
  | 'severity_rank'
  | 'occurrence_count'
  | 'false_positive_count'
  | 'accepted_count'
  | 'fixed_pending_count'
  | 'confirmed_count'
>;

/** The totals of a scan. `false_positive_count`: null if the data of the scan is removed. */
export type ScanCounts = FindingTotals & { readonly false_positive_count: number | null };

/**
 * The issues of the scans whose data is not removed, by scan id: at most two for each rule. `rules` limits them to
 * these rules.
 */
export async function readGroups(
  db: Database,
  scans: readonly ScanRow[],
  rules: ReadonlySet<string> | undefined,
): Promise<ReadonlyMap<string, readonly ScanGroup[]>> {
  const ids = scans.filter((row) => row.data_removed_at === null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('issue_groups')
    .select(['scan_id', 'kind', 'rule', 'severity_rank', 'occurrence_count', 'false_positive_count'])
    .select(['accepted_count', 'fixed_pending_count', 'confirmed_count'])
    .where('scan_id', 'in', ids)
    .execute();
  const wanted = rules === undefined ? rows : rows.filter(({ rule }) => rules.has(rule));
  return Map.groupBy(wanted, (row) => row.scan_id);
}

/** Null if the record is limited to some rules and the scan's data is removed. */
export function countOf(
  row: ScanRow,
  { groups, isLimited }: { readonly groups: readonly ScanGroup[]; readonly isLimited: boolean },
): ScanCounts | null {
  const isRemoved = row.data_removed_at !== null;
  if (isRemoved && isLimited) return null;
  const marked = groups.reduce((sum, group) => sum + group.false_positive_count, 0);
  const totals = isLimited ? countGroups(groups) : readFindingTotals(row);
  return { ...totals, false_positive_count: isRemoved ? null : marked };
}

/** A group can consist of false positives alone. */
export function isFound({ occurrence_count: count }: ScanGroup): boolean {
  return count > 0;
}
