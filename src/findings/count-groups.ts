import type { FindingTotals } from './finding-totals.ts';
import { countBySeverity, rankOf } from './severity.ts';

export type GroupCounts = {
  readonly kind: 'failed' | 'needs_review';
  readonly severity_rank: number;
  /** Occurrences that are not marked as false positive. */
  readonly occurrence_count: number;
  readonly accepted_count: number;
  readonly fixed_pending_count: number;
  readonly confirmed_count: number;
};

/** A group counts while it has an occurrence that is not marked as false positive, as in a scan's summary. */
export function countGroups(groups: readonly GroupCounts[]): FindingTotals {
  const open = groups.filter((group) => group.occurrence_count > 0);
  const failed = open.filter(({ kind }) => kind === 'failed');
  const undecided = open.filter(({ kind }) => kind === 'needs_review');
  return {
    failed_groups: failed.length,
    failed_occurrences: sumOf(failed),
    needs_review_groups: undecided.length,
    needs_review_occurrences: sumOf(undecided),
    by_severity: countBySeverity((severity) =>
      sumOf(failed.filter(({ severity_rank: rank }) => rank === rankOf(severity))),
    ),
    accepted_count: add(failed, ({ accepted_count: accepted }) => accepted),
    fixed_pending_count: add(failed, ({ fixed_pending_count: pending }) => pending),
    reviewed_count: add(undecided, (group) => group.accepted_count + group.fixed_pending_count + group.confirmed_count),
  };
}

export function sumOf(groups: readonly GroupCounts[]): number {
  return add(groups, ({ occurrence_count: occurrences }) => occurrences);
}

function add(groups: readonly GroupCounts[], countOf: (group: GroupCounts) => number): number {
  return groups.reduce((sum, group) => sum + countOf(group), 0);
}
