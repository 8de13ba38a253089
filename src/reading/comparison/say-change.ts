import type { Database } from '../../adapters/db/schema.ts';
import type { FindingKind } from '../../engines/finding.ts';
import type { RuleCatalog } from '../../engines/rule-catalog.ts';
import type { ScanRow } from '../../records/scans/scan-fields.ts';
import { Refused } from '../../texts/refused.ts';
import type { Texts } from '../../texts/texts.ts';
import type { ComparisonReader } from './comparison-reader.ts';
import { findDefaultBase } from './find-base.ts';
import { presentComparison, summarizeComparison, summarizeIssue } from './present-comparison.ts';

/** Limit for both scans together. A larger comparison takes longer than the whole report that contains the line. */
const mostCompared = 400_000;

type ChangeSource = {
  readonly db: Database;
  readonly catalog: RuleCatalog;
  readonly comparisons: Pick<ComparisonReader, 'compare'>;
  /** The URL of the complete comparison of a scan. */
  readonly comparisonUrl: (scanId: string) => string;
  /** Limits the line to findings of these rules. */
  readonly rules?: ReadonlySet<string> | undefined;
  readonly texts: Texts;
};
type Issue = { readonly kind: FindingKind; readonly key: string };

/**
 * One line for a report: the changes in the scan, or in one of its issues, since its default base. Null without a base.
 * For very large scans the line says where to find the comparison.
 */
export async function sayChange(deps: ChangeSource, here: ScanRow, issue?: Issue): Promise<string | null> {
  const base = await findDefaultBase(deps.db, here);
  if (base === undefined) return null;
  if (countFindings(base) + countFindings(here) > mostCompared)
    return deps.texts.comparison.tooMany(dayOf(base), deps.comparisonUrl(here.id));
  try {
    const change = await deps.comparisons.compare(deps.db, { base, here });
    const comparison = presentComparison(change, { base, here }, deps);
    return issue === undefined
      ? summarizeComparison(comparison, deps.texts)
      : summarizeIssue(comparison, issue, deps.texts);
  } catch (error) {
    // The earlier scan was deleted during the read, so there is nothing to compare with.
    if (error instanceof Refused && error.code === 'scan_not_found') return null;
    throw error;
  }
}

function countFindings(scan: ScanRow): number {
  return scan.failed_occurrences + scan.needs_review_occurrences;
}

function dayOf({ created_at: created }: ScanRow): string {
  return created.toISOString().slice(0, 10);
}
