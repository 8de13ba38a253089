import { describe, expect, it } from 'vitest';
import { useReadingCounts } from '../../../test/e2e/reading-counts.ts';
import type { Outcome, RuleCase } from '../rule-cases.ts';
import { curbcutRules } from './curbcut-rules.ts';

const countsOf = useReadingCounts();

type Table = { readonly rule: string; readonly cases: readonly RuleCase[] };

const tables = await Promise.all(
  curbcutRules.map(async ({ id }): Promise<Table> => {
    const file = (await import(`./rules/${id}/cases.ts`)) as Pick<Table, 'cases'>; // each is checked where it is written
    return { rule: id, cases: file.cases };
  }),
);

const counts = { passed: [1, 0, 0], failed: [0, 1, 0], needs_review: [0, 0, 1], inapplicable: undefined };

function toCounts(outcome: Outcome): readonly number[] | undefined {
  return typeof outcome === 'string' ? counts[outcome] : outcome;
}

describe.each(tables)('$rule', ({ rule, cases }) => {
  it.each(cases)('%s', async (_what, markup, outcome) => {
    expect(await countsOf(rule, markup)).toEqual(toCounts(outcome));
  });
});

describe('the tables of all rules', () => {
  it('show elements that are reported and others that are not', () => {
    const isReported = ([, , outcome]: RuleCase) => !['passed', 'inapplicable'].includes(String(outcome));
    const isOneSided = ({ cases }: Table) => cases.every(isReported) || !cases.some(isReported);

    expect(tables.filter(isOneSided).map(({ rule }) => rule)).toEqual([]);
  });
});
