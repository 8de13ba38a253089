import type { Database } from '../../../adapters/db/schema.ts';
import type { RuleCatalog } from '../../../engines/rule-catalog.ts';
import type { ScanRow } from '../../../records/scans/scan-fields.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { TargetScans, WantedTarget } from '../find-target-scans.ts';
import { getTargetScans } from '../find-target-scans.ts';
import type { OpenIssue } from './list-open-issues.ts';
import { listOpenIssues } from './list-open-issues.ts';
import type { PlannedComparison } from './plan-comparisons.ts';
import { planComparisons } from './plan-comparisons.ts';
import type { ScanCounts } from './read-scan-counts.ts';
import { countOf, readGroups } from './read-scan-counts.ts';

/** The latest of them. */
export const mostScans = 100;

/** Only what belongs to one standard. */
export type ProgressStandard = {
  readonly id: string;
  /** In the language of the record. */
  readonly title: string;
  readonly version: string;
  readonly rules: ReadonlySet<string>;
};

export type ProgressSource = {
  readonly db: Database;
  /** The rules in the language of the record, as far as they are translated. */
  readonly catalog: RuleCatalog;
  readonly texts: Texts;
  readonly standard: ProgressStandard | undefined;
};

export type ProgressScan = {
  readonly row: ScanRow;
  /** Null where a standard limits the record and the scan's data is removed: only its totals remain. */
  readonly counts: ScanCounts | null;
  readonly plan: PlannedComparison;
};

/** What is known of a target over time, without the comparisons of its scans, which take longest. */
export type Progress = Pick<TargetScans, 'latest' | 'earlier' | 'unfinished'> & {
  /** Oldest first, at least one, at most `mostScans`. */
  readonly scans: readonly ProgressScan[];
  readonly openIssues: readonly OpenIssue[];
};

/** The scans of a target and their counts, at one moment. Throws Refused: `target_not_found`, `target_not_ready`. */
export async function readProgress(
  { db, standard }: Pick<ProgressSource, 'db' | 'standard'>,
  wanted: WantedTarget,
): Promise<Progress> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { latest, ended, earlier, unfinished } = await getTargetScans(tx, wanted, mostScans);
      const groups = await readGroups(tx, ended, standard?.rules);
      const plans = planComparisons(ended.map(describeSize), { leftOut: earlier > 0 });
      const scans = ended.map((row, index) => ({
        row,
        counts: countOf(row, { groups: groups.get(row.id) ?? [], isLimited: standard !== undefined }),
        plan: plans[index] ?? ({ kind: 'not_compared', reason: 'first_scan' } as const),
      }));
      return { latest, earlier, unfinished, scans, openIssues: listOpenIssues(ended, groups, earlier > 0) };
    });
}

/** A page costs a comparison about as much as two findings. */
function describeSize(row: ScanRow) {
  return {
    scannedPages: row.pages_completed,
    isRemoved: row.data_removed_at !== null,
    rows: row.failed_occurrences + row.needs_review_occurrences + 2 * row.pages_total,
  };
}
