import type { RuleCase } from '../../../rule-cases.ts';

const text = (style: string) => `<p style="background: #fff; ${style}">Hours</p>`;

export const cases: readonly RuleCase[] = [
  ['gray on white', text('color: #999'), 'failed'],
  ['dark gray on white', text('color: #444'), 'passed'],
  ['large text in gray', text('color: #888; font-size: 24px'), 'passed'],
  ['over a picture', text('color: #444; background: url(/images/red.png)'), 'needs_review'],
  ['a button that is disabled', '<button style="color: #999" disabled>Hours</button>', 'inapplicable'],
];
