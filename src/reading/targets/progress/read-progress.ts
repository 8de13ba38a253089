import type { Database } from '../../../adapters/db/schema.ts';
import type { RuleCatalog } from '../../../engines/rule-catalog.ts';
import type { ScanRow } from '../../../records/scans/scan-fields.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { TargetScans, TargetQuery } from '../find-target-scans.ts';
import { getTargetScans } from '../find-target-scans.ts';
import type { OpenIssue } from './list-open-issues.ts';
import { listOpenIssues } from './list-open-issues.ts';
import type { PlannedComparison } from './plan-comparisons.ts';
import { planComparisons } from './plan-comparisons.ts';
import type { ScanCounts } from './read-scan-counts.ts';
import { countOf, readGroups } from './read-scan-counts.ts';

/** The record contains the latest scans, up to this number. */
export const mostScans = 100;

/** Limits a record to one standard. */
export type ProgressStandard = {
  readonly id: string;
  /** The title in the language of the record. */
  readonly title: string;
  readonly version: string;
  readonly rules: ReadonlySet<string>;
};

export type ProgressSource = {
  readonly db: Database;
  /** The rules in the language of the record, or in English if not translated. */
  readonly catalog: RuleCatalog;
  readonly texts: Texts;
  readonly standard: ProgressStandard | undefined;
};

export type ProgressScan = {
  readonly row: ScanRow;
  /** Null if a standard limits the record and the scan's data is removed, because only its totals remain. */
  readonly counts: ScanCounts | null;
  readonly plan: PlannedComparison;
};

/** The history of a target, without the comparisons of its scans, which take longest. */
export type Progress = Pick<TargetScans, 'latest' | 'earlier' | 'unfinished'> & {
  /** Oldest first, at least one, at most `mostScans`. */
  readonly scans: readonly ProgressScan[];
  readonly openIssues: readonly OpenIssue[];
};

/**
 * The scans of a target and their counts, read at one moment. Throws Refused: `target_not_found`, `target_not_ready`.
 */
export async function readProgress(
  { db, standard }: Pick<ProgressSource, 'db' | 'standard'>,
  target: TargetQuery,
): Promise<Progress> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { latest, ended, earlier, unfinished } = await getTargetScans(tx, target, mostScans);
      const groups = await readGroups(tx, ended, standard?.rules);
      const plans = planComparisons(ended.map(sizeOf), { leftOut: earlier > 0 });
      const scans = ended.map((row, index) => ({
        row,
        counts: countOf(row, { groups: groups.get(row.id) ?? [], isLimited: standard !== undefined }),
        plan: plans[index] ?? ({ kind: 'not_compared', reason: 'first_scan' } as const),
      }));
      return { latest, earlier, unfinished, scans, openIssues: listOpenIssues(ended, groups, earlier > 0) };
    });
}

/** A page costs a comparison about as much as two findings. */
function sizeOf(row: ScanRow) {
  return {
    scannedPages: row.pages_completed,
    isRemoved: row.data_removed_at !== null,
    rows: row.failed_occurrences + row.needs_review_occurrences + 2 * row.pages_total,
  };
}
