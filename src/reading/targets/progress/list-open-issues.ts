import type { ScanRow } from '../../../records/scans/scan-fields.ts';
import type { ScanGroup } from './read-scan-counts.ts';
import { isFound } from './read-scan-counts.ts';

/** An issue that failed in the latest scan. */
export type OpenIssue = {
  readonly rule: string;
  readonly severityRank: number;
  /** Occurrences in the latest scan, and the number of them that people have accepted. */
  readonly occurrences: number;
  readonly accepted: number;
  readonly firstFound: Date;
  /** True if the first scan that could show it found it, although earlier scans exist. It may be older. */
  readonly mayBeOlder: boolean;
  /** The number of scans since then that found it. */
  readonly foundIn: number;
  readonly scansSince: number;
};

/**
 * The issues that the latest scan with data found, oldest first. Scans without a scanned page, and those whose data is
 * removed, show nothing. `leftOut`: true if the target has scans before these.
 */
export function listOpenIssues(
  scans: readonly ScanRow[],
  groups: ReadonlyMap<string, readonly ScanGroup[]>,
  leftOut: boolean,
): readonly OpenIssue[] {
  const whole = scans.filter((row) => row.data_removed_at === null && row.pages_completed > 0);
  const latest = whole.at(-1);
  if (latest === undefined) return [];
  const hasEarlier = leftOut || scans.some((row) => row.data_removed_at !== null && row.pages_completed > 0);
  const failedIn = whole.map(({ id }) => rulesThatFailed(groups.get(id) ?? []));
  const open = (groups.get(latest.id) ?? []).filter((group) => group.kind === 'failed' && isFound(group));
  return open
    .map((group) => {
      const first = failedIn.findIndex((rules) => rules.has(group.rule));
      const since = failedIn.slice(first);
      const { finished_at: finished, created_at: created } = whole[first] ?? latest;
      return {
        rule: group.rule,
        severityRank: group.severity_rank,
        occurrences: group.occurrence_count,
        accepted: group.accepted_count,
        firstFound: finished ?? created,
        mayBeOlder: first === 0 && hasEarlier,
        foundIn: since.filter((rules) => rules.has(group.rule)).length,
        scansSince: since.length,
      };
    })
    .toSorted(longestFirst);
}

function rulesThatFailed(groups: readonly ScanGroup[]): ReadonlySet<string> {
  return new Set(groups.filter((group) => group.kind === 'failed' && isFound(group)).map(({ rule }) => rule));
}

function longestFirst(a: OpenIssue, b: OpenIssue): number {
  if (a.scansSince !== b.scansSince) return b.scansSince - a.scansSince;
  if (a.severityRank !== b.severityRank) return a.severityRank - b.severityRank;
  if (a.occurrences !== b.occurrences) return b.occurrences - a.occurrences;
  return a.rule < b.rule ? -1 : 1;
}
