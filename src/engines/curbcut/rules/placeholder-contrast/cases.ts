import type { RuleCase } from '../../../rule-cases.ts';

const field = (style: string, more = '') =>
  `<style>input { background: #fff; font: 16px sans-serif } ::placeholder { ${style} }</style><label>Name <input placeholder="Ada Lovelace" ${more}></label>`;

export const cases: readonly RuleCase[] = [
  ['a dark one', field('color: #595959; opacity: 1'), 'passed'],
  ['a pale one', field('color: #bbb'), 'needs_review'],
  ['one with an opacity', field('color: #595959; opacity: 0.5'), 'needs_review'],
  ['large text', field('color: #888; font-size: 24px', 'style="font-size: 24px"'), 'passed'],
  [
    'a background of the form',
    `<form style="background: #000">${field('color: #fff', 'style="background: none"')}</form>`,
    'passed',
  ],
  ['an image behind it', field('color: #000', 'style="background: url(/images/red.png)"'), 'needs_review'],
  ['a field with a value', field('color: #bbb', 'value="Grace"'), 'inapplicable'],
  ['a disabled field', field('color: #bbb', 'disabled'), 'inapplicable'],
  ['one that a floating label hides', field('color: transparent'), 'inapplicable'],
  ['an empty one', '<label>Name <input placeholder=" "></label>', 'inapplicable'],
];
