import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['a legend', '<fieldset><legend>Address</legend><input></fieldset>', 'passed'],
  [
    'a legend with an image',
    '<fieldset><legend><img alt="Address" src="/images/red.png"></legend></fieldset>',
    'passed',
  ],
  ['another name', '<fieldset aria-label="Address"><input></fieldset>', 'passed'],
  [
    'another name in a shadow root',
    '<div><template shadowrootmode="open"><b id="a">Address</b><fieldset aria-labelledby="a"><input></fieldset></template></div>',
    'passed',
  ],
  ['an empty legend', '<fieldset><legend> </legend><input></fieldset>', 'inapplicable'],
  ['no legend', '<fieldset><input></fieldset>', 'needs_review'],
  [
    'one without a box',
    '<div style="display: contents"><fieldset style="display: contents"><input></fieldset></div>',
    'needs_review',
  ],
  [
    'one without a box in what is hidden',
    '<div hidden><fieldset style="display: contents"><input></fieldset></div>',
    'inapplicable',
  ],
  ['a legend of another one', '<fieldset><fieldset><legend>Address</legend></fieldset></fieldset>', [1, 0, 1]],
  ['a frame', '<fieldset role="presentation"><input></fieldset>', 'inapplicable'],
];
