import { openingRule } from '../../../findings/opening-rule.ts';
import type { ReportFinding } from './read-report.ts';

/**
 * `undecided` and `marked` findings (false positive or accepted) do not decide: they are neither new nor a reason to
 * fail. Nor do `unjudged` ones: their rule did not finish on their page, or their part was not looked at, now or when
 * the baseline was made. A `new` finding can turn out to be an altered or unjudged one at the end.
 */
export type FindingStatus = 'new' | 'unchanged' | 'undecided' | 'marked' | 'unjudged';

type Known = { readonly isKnown: boolean; readonly isUnjudged: boolean };

export function judgeFinding(
  { kind, false_positive: isMarked, verdict }: ReportFinding,
  { isKnown, isUnjudged }: Known,
): FindingStatus {
  if (isMarked || (verdict === 'accepted' && kind === 'failed')) return 'marked';
  if (kind === 'needs_review') return 'undecided';
  if (isKnown) return 'unchanged';
  return isUnjudged ? 'unjudged' : 'new';
}

type Sought = { readonly rule: string; readonly isOpened: boolean };

/** `unfinished`: the rules that did not finish on the page. */
export function hasFinished(unfinished: readonly string[] = [], { rule, isOpened }: Sought): boolean {
  return !unfinished.includes(rule) && !(isOpened && unfinished.includes(openingRule));
}
