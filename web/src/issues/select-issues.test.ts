import { describe, expect, it } from 'vitest';
import type { Issue } from '../api/issues.ts';
import { listCriteria, selectIssues } from './select-issues.ts';

function anIssue(facts: Partial<Issue>): Issue {
  return {
    key: 'image-alt',
    kind: 'failed',
    rule: 'image-alt',
    engine: 'axe-core',
    title: 'Images must have alternative text',
    description: 'Each image has a text alternative.',
    help_url: 'https://example.com/help',
    severity: 'critical',
    standards: [{ standard: 'WCAG', criterion: '1.1.1', level: 'A', name: 'Non-text Content' }],
    best_practice: false,
    occurrence_count: 1,
    page_count: 1,
    false_positive_count: 0,
    accepted_count: 0,
    fixed_pending_count: 0,
    confirmed_count: 0,
    omitted_count: 0,
    sample: null,
    ...facts,
  };
}

const contrast = anIssue({
  key: 'color-contrast',
  rule: 'color-contrast',
  title: 'Text must have enough contrast',
  severity: 'serious',
  standards: [{ standard: 'WCAG', criterion: '1.4.3', level: 'AA', name: 'Contrast (Minimum)' }],
  occurrence_count: 9,
  fixed_pending_count: 3,
  page_count: 2,
});
const region = anIssue({
  key: 'region',
  rule: 'region',
  title: 'Content should be in landmarks',
  severity: 'moderate',
  standards: [],
  best_practice: true,
  occurrence_count: 4,
  accepted_count: 4,
  page_count: 5,
});
const review = anIssue({ kind: 'needs_review' });
const issues = [region, contrast, anIssue({}), review];
const keysOf = (found: readonly Issue[]) => found.map(({ kind, key }) => `${kind} ${key}`);

describe('the selected issues', () => {
  it('are the failed ones, worst first, without filters', () => {
    expect(keysOf(selectIssues(issues, {}))).toEqual(['failed image-alt', 'failed color-contrast', 'failed region']);
  });

  it.each([
    [{ kind: 'needs_review' }, ['needs_review image-alt']],
    [{ severity: 'serious' }, ['failed color-contrast']],
    [{ criterion: '1.1.1' }, ['failed image-alt']],
    [{ practice: 'best' }, ['failed region']],
    [{ practice: 'wcag', sort: 'occurrences' }, ['failed color-contrast', 'failed image-alt']],
    [{ sort: 'pages' }, ['failed region', 'failed color-contrast', 'failed image-alt']],
    [{ sort: 'title' }, ['failed region', 'failed image-alt', 'failed color-contrast']],
    [{ q: 'MINIMUM enough' }, ['failed color-contrast']],
    [{ q: '1.1.1 text' }, ['failed image-alt']],
    [{ q: 'minimum landmarks' }, []],
    [{ decision: 'open' }, ['failed image-alt', 'failed color-contrast']],
    [{ decision: 'accepted' }, ['failed region']],
    [{ decision: 'fixed_pending' }, ['failed color-contrast']],
    [{ decision: 'false_positive' }, []],
  ] as const)('match %j', (search, keys) => {
    expect(keysOf(selectIssues(issues, search))).toEqual(keys);
  });
});

it('the criteria of the filter are in the order of WCAG, each once', () => {
  const target = anIssue({
    standards: [{ standard: 'WCAG', criterion: '1.4.11', level: 'AA', name: 'Non-text Contrast' }],
  });

  expect(listCriteria([target, contrast, ...issues])).toEqual([
    { value: '1.1.1', label: '1.1.1 Non-text Content' },
    { value: '1.4.3', label: '1.4.3 Contrast (Minimum)' },
    { value: '1.4.11', label: '1.4.11 Non-text Contrast' },
  ]);
});
