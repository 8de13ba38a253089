import type { RuleCase } from '../../../rule-cases.ts';

const line = (floats: readonly string[]) =>
  `<div>${floats.map((float, index) => `<div style="float: ${float}; width: 90px">Step ${index}</div>`).join('')}</div>`;

export const cases: readonly RuleCase[] = [
  ['all to the right', line(['right', 'right', 'right']), 'needs_review'],
  ['all to the left', line(['left', 'left', 'left']), 'passed'],
  [
    'the second to the right',
    '<div><a href="#a">One</a> <a href="#b" style="float: right">Two</a> <a href="#c">Three</a></div>',
    'needs_review',
  ],
  ['from right to left', `<div dir="rtl">${line(['right', 'right', 'right'])}</div>`, 'passed'],
  ['two', line(['right', 'right']), 'inapplicable'],
  ['several lines', line(['right', 'right', 'right; clear: both']), 'inapplicable'],
];
