import type { ActCase } from './corpus.ts';
import type { FoundByPath } from './found-rules.ts';

/**
 * How a program's reports agree with what an ACT rule expects. `complete`: every failed case is reported as failed, no other
 * case is. `with_review`: the same when cases that need review count as reported. `partial`: only some are reported, no other
 * case as failed. `false_failure`: a passed or inapplicable case is reported as failed. `none`: nothing is reported.
 */
export type Agreement = 'complete' | 'with_review' | 'partial' | 'false_failure' | 'none';

export type RuleOutcome = {
  readonly agreement: Agreement;
  /** Failed cases reported as failed, as needing review only, and not at all. */
  readonly failed: number;
  readonly needsReview: number;
  readonly missed: number;
  /** Of `missed` or of other cases: not analyzed at all. */
  readonly notAnalyzed: number;
  readonly falseFailures: number;
  /** Passed or inapplicable cases in which something needs review. */
  readonly reviewedInVain: number;
  /** Ids of the test cases that are not as expected. */
  readonly missedCases: readonly string[];
  readonly falseFailureCases: readonly string[];
};

/** What a program reported on one case for its ACT rule. */
export type CaseOutcome = 'failed' | 'needs_review' | 'nothing' | 'not_analyzed';

/** A program: what it found, and which of its rules implement an ACT rule. */
export type Program = {
  readonly found: FoundByPath;
  readonly implementing: (actId: string) => ReadonlySet<string>;
};

export function outcomeOf(one: ActCase, { found, implementing }: Program): CaseOutcome {
  const page = found.get(one.path);
  if (page === undefined || page.notAnalyzed !== undefined) return 'not_analyzed';
  const rules = implementing(one.ruleId);
  if (!rules.isDisjointFrom(page.failed)) return 'failed';
  return rules.isDisjointFrom(page.needsReview) ? 'nothing' : 'needs_review';
}

/** All cases of one ACT rule. */
export function compareRule(cases: readonly ActCase[], program: Program): RuleOutcome {
  const outcomes = cases.map((one) => ({ ...one, outcome: outcomeOf(one, program) }));
  const mustFail = outcomes.filter(({ expected }) => expected === 'failed');
  const mustNot = outcomes.filter(({ expected }) => expected !== 'failed');
  const count = (list: typeof outcomes, outcome: CaseOutcome) => list.filter((one) => one.outcome === outcome).length;
  const ids = (list: typeof outcomes) => list.map(({ testcaseId }) => testcaseId);
  const missed = mustFail.filter(({ outcome }) => outcome === 'nothing' || outcome === 'not_analyzed');
  const counts = {
    failed: count(mustFail, 'failed'),
    needsReview: count(mustFail, 'needs_review'),
    missed: missed.length,
    notAnalyzed: count(outcomes, 'not_analyzed'),
    falseFailures: count(mustNot, 'failed'),
    reviewedInVain: count(mustNot, 'needs_review'),
  };
  return {
    agreement: agreementOf(counts, mustFail.length),
    ...counts,
    missedCases: ids(missed),
    falseFailureCases: ids(mustNot.filter(({ outcome }) => outcome === 'failed')),
  };
}

function agreementOf(
  { failed, needsReview, falseFailures }: Pick<RuleOutcome, 'failed' | 'needsReview' | 'falseFailures'>,
  mustFail: number,
): Agreement {
  if (falseFailures > 0) return 'false_failure';
  if (failed + needsReview === 0) return 'none';
  if (failed === mustFail) return 'complete';
  return failed + needsReview === mustFail ? 'with_review' : 'partial';
}
