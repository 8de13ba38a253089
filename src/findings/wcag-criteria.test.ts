import { describe, expect, it } from 'vitest';

import { findCriterion, referTo, understandingUrl, wcagCriteria } from './wcag-criteria.ts';

function countSince(since: string, level: string): number {
  return wcagCriteria.filter((criterion) => criterion.since === since && criterion.level === level).length;
}

describe('the table of success criteria', () => {
  it('contains as many criteria of each version and level as W3C published', () => {
    const counts = ['2.0', '2.1', '2.2'].map((since) => ['A', 'AA', 'AAA'].map((level) => countSince(since, level)));

    expect(counts).toEqual([
      [25, 13, 23],
      [5, 7, 5],
      [2, 4, 3],
    ]);
  });

  it('lists every number and every Understanding page once, in the order of WCAG', () => {
    const numbers = wcagCriteria.map((criterion) => criterion.number);
    const inOrder = numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

    expect(numbers).toEqual(inOrder);
    expect(new Set(numbers).size).toBe(wcagCriteria.length);
    expect(new Set(wcagCriteria.map((criterion) => criterion.slug)).size).toBe(wcagCriteria.length);
  });

  it('points to the Understanding page of a criterion', () => {
    const criterion = findCriterion('2.4.11');

    expect(criterion && understandingUrl(criterion)).toBe(
      'https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-minimum',
    );
  });

  it('says of 4.1.1 that it is obsolete', () => {
    expect(referTo('4.1.1', 'en').name).toContain('obsolete');
  });

  it('refers to a criterion with its level and name, and to none that does not exist', () => {
    expect(referTo('2.4.11', 'en')).toEqual({
      standard: 'WCAG',
      criterion: '2.4.11',
      level: 'AA',
      name: 'Focus Not Obscured (Minimum)',
    });
    expect(referTo('2.4.11', 'de').name).toBe('Fokus nicht verdeckt (Minimum)');
    expect(() => referTo('9.9.9', 'en')).toThrow('no success criterion 9.9.9');
  });
});
