import type { RuleCase } from '../../../rule-cases.ts';

const control = (style: string, inside = '') =>
  `<button id="it" aria-label="Close" style="border: 0; width: 40px; height: 40px; ${style}">${inside}</button>`;

export const cases: readonly RuleCase[] = [
  ['a button with text', '<button style="border: 0">Close</button>', []],
  ['a colored box', control('background: #c00'), ['failed #it']],
  ['a shadow', control('background: none; box-shadow: 0 0 4px 4px #000'), ['failed #it']],
  ['a colored box with a transparent border', control('background: #c00; border: 2px solid transparent'), []],
  [
    'a mask over a color',
    control(
      `background: #000; mask: url('data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 width=%2240%22 height=%2240%22><circle cx=%2220%22 cy=%2220%22 r=%2212%22/></svg>')`,
    ),
    ['failed #it'],
  ],
  [
    'an icon',
    control(
      'background: none',
      '<svg width="20" height="20"><circle cx="10" cy="10" r="8" fill="currentColor"/></svg>',
    ),
    [],
  ],
  ['a checkbox', '<input type="checkbox" aria-label="Yes">', []],
  ['a field that no one could see before', '<input aria-label="Name" style="border: 0; background: #fff">', []],
];
