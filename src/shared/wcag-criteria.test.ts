import { describe, expect, it } from 'vitest';

import { findCriterion, standardsFromTags, understandingUrl, wcagCriteria } from './wcag-criteria.ts';

function countSince(since: string, level: string): number {
  return wcagCriteria.filter((criterion) => criterion.since === since && criterion.level === level).length;
}

describe('the table of success criteria', () => {
  it('holds as many criteria of each version and level as W3C published', () => {
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
    expect(findCriterion('4.1.1')?.name).toContain('obsolete');
  });
});

describe('standardsFromTags', () => {
  it('reads criteria with one and with two digits at the end', () => {
    const standards = standardsFromTags(['wcag143', 'wcag1410', 'wcag2411']);

    expect(standards).toEqual([
      { standard: 'WCAG', criterion: '1.4.3', level: 'AA', name: 'Contrast (Minimum)' },
      { standard: 'WCAG', criterion: '1.4.10', level: 'AA', name: 'Reflow' },
      { standard: 'WCAG', criterion: '2.4.11', level: 'AA', name: 'Focus Not Obscured (Minimum)' },
    ]);
  });

  it('leaves out level tags, other standards and criteria that do not exist', () => {
    const tags = ['wcag2a', 'wcag21aa', 'wcag2a-obsolete', 'best-practice', 'EN-9.1.4.3', 'RGAA-3.2.1', 'wcag999'];

    expect(standardsFromTags(tags)).toEqual([]);
  });
});
