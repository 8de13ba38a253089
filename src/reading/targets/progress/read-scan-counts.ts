import type { Selectable } from 'kysely';
import type { Database, IssueGroupsTable } from '../../../adapters/db/schema.ts';
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

/**
 * Issues and occurrences without false positives, and people's decisions about the occurrences, as the scan's summary
 * counts them.
 */
export type ScanCounts = {
  readonly failedIssues: number;
  readonly failed: number;
  readonly needsReviewIssues: number;
  readonly needsReview: number;
  /** Null if the data of the scan is removed. */
  readonly falsePositives: number | null;
  readonly accepted: number;
  readonly fixedPending: number;
  readonly reviewed: number;
};

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
  return isLimited ? sumGroups(groups) : { ...countsOfRow(row), falsePositives: isRemoved ? null : sumMarked(groups) };
}

function countsOfRow(row: ScanRow): Omit<ScanCounts, 'falsePositives'> {
  return {
    failedIssues: row.failed_groups,
    failed: row.failed_occurrences,
    needsReviewIssues: row.needs_review_groups,
    needsReview: row.needs_review_occurrences,
    accepted: row.accepted_count,
    fixedPending: row.fixed_pending_count,
    reviewed: row.reviewed_count,
  };
}

function sumGroups(groups: readonly ScanGroup[]): ScanCounts {
  const failed = groups.filter(({ kind }) => kind === 'failed');
  const undecided = groups.filter(({ kind }) => kind === 'needs_review');
  return {
    failedIssues: failed.filter(isFound).length,
    failed: sum(failed, ({ occurrence_count: count }) => count),
    needsReviewIssues: undecided.filter(isFound).length,
    needsReview: sum(undecided, ({ occurrence_count: count }) => count),
    falsePositives: sumMarked(groups),
    accepted: sum(failed, ({ accepted_count: count }) => count),
    fixedPending: sum(failed, ({ fixed_pending_count: count }) => count),
    reviewed: sum(undecided, (group) => group.accepted_count + group.fixed_pending_count + group.confirmed_count),
  };
}

function sumMarked(groups: readonly ScanGroup[]): number {
  return sum(groups, ({ false_positive_count: count }) => count);
}

/** A group can consist of false positives alone. */
export function isFound({ occurrence_count: count }: ScanGroup): boolean {
  return count > 0;
}

function sum(groups: readonly ScanGroup[], countIn: (group: ScanGroup) => number): number {
  return groups.reduce((total, group) => total + countIn(group), 0);
}
