import type { PlacedEntry } from './entry-table.ts';
import type { ReportPage } from './read-report.ts';

/** The reason why the scan cannot say whether a finding of the baseline is fixed. */
export type NotLookedAt =
  | 'page_absent'
  | 'page_not_scanned'
  | 'rule_not_run'
  | 'rule_truncated'
  | 'frame_not_reached'
  | 'state_not_looked_at';

export type PageState = Omit<ReportPage, 'url' | 'path'>;

/** Returns undefined if the scan looked at the element's place and no longer found the failure. */
export function findReason(
  page: PageState | undefined,
  { rule, isInside, states }: Pick<PlacedEntry, 'rule' | 'isInside' | 'states'>,
): NotLookedAt | undefined {
  if (page === undefined) return 'page_absent';
  if (page.status !== 'completed') return 'page_not_scanned';
  if (page.rules_not_run.includes(rule)) return 'rule_not_run';
  if (page.rules_truncated.includes(rule)) return 'rule_truncated';
  if (states.some((state) => state !== 'default' && !page.states.includes(state))) return 'state_not_looked_at';
  const hasUnreached = page.unreached_frames === null || page.unreached_frames.length > 0;
  return isInside && hasUnreached ? 'frame_not_reached' : undefined;
}
