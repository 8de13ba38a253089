import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Severity } from '../../findings/severity.ts';
import type { PageRules } from './page-score.ts';
import { scorePage } from './page-score.ts';

/** `critical`, `serious-2`, `minor-best`: the name of a rule says what it weighs. */
function weightOf(rule: string) {
  const [severity = 'minor', more] = rule.split('-');
  // the tests name rules by their severity
  return { severity: severity as Severity, bestPractice: more === 'best' };
}

const score = (rules: PageRules) => scorePage(rules, weightOf);

describe('the score of a page', () => {
  it.each([
    ['no rule applied', {}, null],
    ['rules found nothing to judge', { critical: [0, 0, 0] }, null],
    ['all is for a person to decide', { critical: [0, 0, 9] }, null],
    ['a rule could not be run', { critical: null }, null],
    ['only best practices applied', { 'critical-best': [0, 5, 0] }, null],
    ['everything passed', { critical: [3, 0, 0], minor: [1, 0, 5] }, '100.000000'],
    ['everything failed', { critical: [0, 3, 0] }, '0.000000'],
    ['half of one rule failed', { critical: [1, 1, 0] }, '50.000000'],
    ['a critical rule failed and a minor one passed', { critical: [0, 1, 0], minor: [1, 0, 0] }, '9.090909'],
    [
      'one rule of each severity failed for a quarter',
      { critical: [3, 1, 0], serious: [3, 1, 0], moderate: [3, 1, 0], minor: [3, 1, 0] },
      '75.000000',
    ],
    ['a best practice failed besides', { critical: [1, 1, 0], 'serious-best': [0, 9, 0] }, '50.000000'],
    ['what needs review is left out', { critical: [1, 1, 98] }, '50.000000'],
    ['a rule that was not run is left out', { critical: [1, 1, 0], serious: null }, '50.000000'],
    ['a single element of very many failed', { critical: [999_999_999, 1, 0], serious: [1, 0, 0] }, '99.999999'],
  ] as const)('when %s', (_case, rules, expected) => {
    expect(score(rules)).toBe(expected);
  });

  it('follows the formula: 100 × Σ w(1 − f) / Σ w', () => {
    const rules = {
      critical: [1, 3, 0],
      serious: [9, 1, 2],
      'serious-2': [1, 0, 0],
      moderate: [0, 1, 0],
      minor: [2, 1, 0],
    } as const;
    const expected = (100 * (10 * (1 / 4) + 7 * (9 / 10) + 7 + 0 + 2 / 3)) / (10 + 7 + 7 + 3 + 1);

    expect(Number(score(rules))).toBeCloseTo(expected, 5);
  });

  it('is 100 for flawless pages alone, and always between 0 and 100 with six decimals', () => {
    const counts = fc.tuple(fc.nat(2_000_000), fc.nat(5), fc.nat(5));
    const names = fc.constantFrom('critical', 'serious', 'moderate', 'minor', 'serious-2', 'minor-best');
    fc.assert(
      fc.property(fc.dictionary(names, fc.option(counts)), (rules) => {
        const result = score(rules);
        const isFlawed = Object.entries(rules).some(
          ([name, one]) => !name.endsWith('best') && one !== null && one[1] > 0,
        );

        expect(result ?? '0.000000').toMatch(/^\d{1,3}\.\d{6}$/);
        expect(result === null || (Number(result) === 100) !== isFlawed).toBe(true);
      }),
    );
  });
});
