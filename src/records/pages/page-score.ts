import type { Severity } from '../../findings/severity.ts';

/** Elements per rule on one page, as stored: passed, failed, needs review. `null`: the rule was not run. */
type RuleCounts = readonly [passed: number, failed: number, needsReview: number];
export type PageRules = Readonly<Record<string, RuleCounts | null>>;

export type RuleWeight = { readonly severity: Severity; readonly bestPractice: boolean };

const weights: Readonly<Record<Severity, number>> = { critical: 10, serious: 7, moderate: 3, minor: 1 };

/**
 * The score of one page, 0 to 100 with six decimals, as a string (docs/score.md). It is the weighted mean of the share
 * of elements that passed, over the rules that checked something. Findings that need review and best practices do not
 * count. Null if no rule checked an element. A page with any failure stays below 100, even if almost all elements
 * passed.
 */
export function scorePage(rules: PageRules, weightOf: (rule: string) => RuleWeight): string | null {
  let reached = 0;
  let reachable = 0;
  let isFlawless = true;
  for (const [rule, counts] of Object.entries(rules)) {
    if (counts === null) continue;
    const { severity, bestPractice } = weightOf(rule);
    const [passed, failed] = counts;
    if (bestPractice || passed + failed === 0) continue;
    isFlawless &&= failed === 0;
    reachable += weights[severity];
    reached += weights[severity] * (passed / (passed + failed));
  }
  if (reachable === 0) return null;
  if (isFlawless) return '100.000000';
  return Math.min(99.999999, Math.floor((100 * reached * 1e6) / reachable) / 1e6).toFixed(6);
}
