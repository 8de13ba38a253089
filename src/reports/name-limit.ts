import type { ReportHead } from './report-model.ts';

/** A line for the top of a report that is limited to a standard. Null if it covers all rules. */
export function nameLimit({ standard, texts }: Pick<ReportHead, 'standard' | 'texts'>): string | null {
  if (standard === null) return null;
  return texts.reports.frame.limitedTo(standard.result.title, standard.result.clause_counts);
}
