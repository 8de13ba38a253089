import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['a paragraph', '<p tabindex="0">Open today', 'needs_review'],
  ['a role', '<p tabindex="0" role="button">Open', 'inapplicable'],
  ['a description', '<span tabindex="0" title="Ten books">Limit</span>', 'inapplicable'],
  ['what a script uses', '<span tabindex="0" data-tip="limit">Limit</span>', 'inapplicable'],
  ['the cursor of links', '<span tabindex="0" style="cursor: pointer">Open</span>', 'inapplicable'],
  ['text that scrolls', '<p tabindex="0" style="overflow: auto">Open today', 'inapplicable'],
  ['a target of scripts', '<h1 tabindex="-1">Open today</h1>', 'inapplicable'],
];
