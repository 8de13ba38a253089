import { z } from 'zod';
import type { Severity } from './severity.ts';
import { countBySeverity } from './severity.ts';

const count = z.int().min(0);

export const severityCountsSchema = z
  .object({ critical: count, serious: count, moderate: count, minor: count })
  .describe('Failed occurrences only.');

/** The parts of the occurrences that a scan's totals count, by people's decisions. Kinds are never added up. */
export const verdictTotals = {
  accepted_count: count.describe('Failed occurrences that are accepted. They still count as failed.'),
  fixed_pending_count: count.describe('Failed occurrences that are marked as fixed. They still count as failed.'),
  reviewed_count: count.describe('Occurrences to review with a verdict. They still count as needing review.'),
};

/** Totals of a scan, or of some of its rules, without false positives. */
export const findingTotalsSchema = z.object({
  failed_groups: count,
  failed_occurrences: count,
  needs_review_groups: count,
  needs_review_occurrences: count,
  by_severity: severityCountsSchema,
  ...verdictTotals,
});

export type FindingTotals = z.infer<typeof findingTotalsSchema>;

type TotalsRow = Readonly<Omit<FindingTotals, 'by_severity'> & Record<`${Severity}_occurrences`, number>>;

/** The totals that the row of a scan keeps. */
export function readFindingTotals(row: TotalsRow): FindingTotals {
  return {
    failed_groups: row.failed_groups,
    failed_occurrences: row.failed_occurrences,
    needs_review_groups: row.needs_review_groups,
    needs_review_occurrences: row.needs_review_occurrences,
    by_severity: countBySeverity((severity) => row[`${severity}_occurrences`]),
    accepted_count: row.accepted_count,
    fixed_pending_count: row.fixed_pending_count,
    reviewed_count: row.reviewed_count,
  };
}
