import type { RuleOutcome } from './compare-outcomes.ts';

/** One ACT rule: its cases, and what Curbcut and axe-core alone report on them. */
export type ActRuleResult = {
  readonly id: string;
  readonly name: string;
  readonly cases: { readonly failed: number; readonly passed: number; readonly inapplicable: number };
  /** Rules of Curbcut that implement it. */
  readonly rules: readonly string[];
  readonly curbcut: RuleOutcome;
  readonly axe: RuleOutcome;
};

export type ActTotals = {
  readonly rules: number;
  readonly complete: number;
  readonly withReview: number;
  readonly failedCases: number;
  readonly failedCasesCaught: number;
  readonly failedCasesForReview: number;
  readonly falseFailures: number;
  readonly notAnalyzed: number;
};

export type ActResult = {
  readonly date: string;
  readonly command: string;
  readonly corpus: { readonly source: string; readonly commit: string; readonly cases: number };
  readonly engine: string;
  readonly browser: string;
  readonly totals: { readonly curbcut: ActTotals; readonly axe: ActTotals };
  readonly rules: readonly ActRuleResult[];
};

export function sumUp(rules: readonly ActRuleResult[], program: 'curbcut' | 'axe'): ActTotals {
  const sum = (read: (rule: ActRuleResult) => number) => rules.reduce((total, rule) => total + read(rule), 0);
  const having = (agreement: RuleOutcome['agreement']) =>
    rules.filter((rule) => rule[program].agreement === agreement && rule.cases.failed > 0).length;
  return {
    rules: rules.length,
    complete: having('complete'),
    withReview: having('with_review'),
    failedCases: sum(({ cases }) => cases.failed),
    failedCasesCaught: sum((rule) => rule[program].failed),
    failedCasesForReview: sum((rule) => rule[program].needsReview),
    falseFailures: sum((rule) => rule[program].falseFailures),
    notAnalyzed: sum((rule) => rule[program].notAnalyzed),
  };
}
