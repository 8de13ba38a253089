import type { ScanStandard } from '../standards/scan-standard.ts';

/** A line for the top of a report that is limited to a standard. */
export function nameLimit({ title, clause_counts: counts }: ScanStandard): string {
  return `Only issues that belong to ${title} are in this report. Clauses: ${counts.failed} failed, ${counts.needs_review} need review, ${counts.nothing_found} where nothing was found, ${counts.not_decided_by_scan} not decided by this scan. The score is that of all rules.`;
}
