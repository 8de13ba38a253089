import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['a legend', '<fieldset><legend>Address</legend><input></fieldset>', 'passed'],
  ['no text', '<fieldset><legend> </legend><input></fieldset>', 'failed'],
  ['text that is hidden', '<fieldset><legend><span hidden>Address</span></legend><input></fieldset>', 'failed'],
  ['an image without text', '<fieldset><legend><img alt="" src="/images/red.png"></legend></fieldset>', 'failed'],
  ['an image', '<fieldset><legend><img alt="Address" src="/images/red.png"></legend></fieldset>', 'passed'],
  ['another name', '<fieldset aria-label="Address"><legend></legend><input></fieldset>', 'inapplicable'],
  ['no legend', '<fieldset><input></fieldset>', 'inapplicable'],
  ['hidden', '<fieldset hidden><legend></legend><input></fieldset>Text', 'inapplicable'],
];
