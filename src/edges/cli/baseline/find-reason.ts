import { openingRule } from '../../../findings/opening-rule.ts';
import type { PlacedEntry } from './entry-table.ts';
import type { ReportPage } from './read-report.ts';

/** The reason why the scan cannot say whether a finding of the baseline is fixed. */
export type NotLookedAt =
  | 'page_absent'
  | 'page_not_scanned'
  | 'rule_not_run'
  | 'rule_truncated'
  | 'frame_not_reached'
  | 'state_not_looked_at'
  | 'part_not_opened'
  | 'part_excluded';

export type PageState = Omit<ReportPage, 'url' | 'path'>;

type Sought = Pick<PlacedEntry, 'rule' | 'isInside' | 'isOpened' | 'states'> & {
  /** The scan excludes parts of pages that the baseline has. */
  readonly isViewNarrower: boolean;
};

/** Returns undefined if the scan looked at the element's place and no longer found the failure. */
export function findReason(page: PageState | undefined, sought: Sought): NotLookedAt | undefined {
  if (page === undefined) return 'page_absent';
  if (page.status !== 'completed') return 'page_not_scanned';
  return findRuleReason(page, sought) ?? findPlaceReason(page, sought);
}

function findRuleReason(page: PageState, { rule, isOpened }: Sought): NotLookedAt | undefined {
  if (page.rules_not_run.includes(rule)) return 'rule_not_run';
  if (isOpened && page.rules_not_run.includes(openingRule)) return 'part_not_opened';
  return page.rules_truncated.includes(rule) ? 'rule_truncated' : undefined;
}

function findPlaceReason(page: PageState, { isInside, states, isViewNarrower }: Sought): NotLookedAt | undefined {
  if (states.some((state) => state !== 'default' && !page.states.includes(state))) return 'state_not_looked_at';
  const hasUnreached = page.unreached_frames === null || page.unreached_frames.length > 0;
  if (isInside && hasUnreached) return 'frame_not_reached';
  return isViewNarrower && page.notes.some(({ code }) => code === 'excluded') ? 'part_excluded' : undefined;
}
