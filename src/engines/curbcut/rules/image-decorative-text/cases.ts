import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['a title', '<img alt="" title="Library" src="/images/red.png">', 'needs_review'],
  ['a role with an alternative text', '<img role="presentation" alt="Library" src="/images/red.png">', 'needs_review'],
  ['a role with a title', '<img role="none" title="Library" src="/images/red.png">', 'needs_review'],
  ['no text', '<img alt="" src="/images/red.png">', 'passed'],
  ['a described image', '<img alt="Library" title="Open today" src="/images/red.png">', 'inapplicable'],
  ['a hidden one', '<img aria-hidden="true" alt="" title="Library" src="/images/red.png">Text', 'inapplicable'],
];
