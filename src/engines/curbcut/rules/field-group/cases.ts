import type { RuleCase } from '../../../rule-cases.ts';

const choices = (more = '', type = 'radio') =>
  ['Yes', 'No'].map((label) => `<label><input type="${type}" name="card" ${more}> ${label}</label>`).join(' ');

export const cases: readonly RuleCase[] = [
  ['radio buttons below a heading', `<form><h2>Have you a card?</h2>${choices()}</form>`, 'needs_review'],
  ['check boxes of one name', `<p>Which card?</p>${choices('', 'checkbox')}`, 'needs_review'],
  ['a fieldset with an empty legend', `<fieldset><legend></legend>${choices()}</fieldset>`, 'needs_review'],
  ['a fieldset', `<fieldset><legend>Have you a card?</legend><p>${choices()}</p></fieldset>`, 'passed'],
  [
    'a group that names its question',
    `<b id="q">Card?</b><div role="radiogroup" aria-labelledby="q">${choices()}</div>`,
    'passed',
  ],
  ['fields that name their question', `<b id="q">Card?</b>${choices('aria-describedby="q"')}`, 'passed'],
  [
    'the same name in two forms',
    `<form><input type="radio" name="a"></form><form><input type="radio" name="a"></form>`,
    'inapplicable',
  ],
  [
    'check boxes of different names',
    '<input type="checkbox" name="a"><input type="checkbox" name="b">',
    'inapplicable',
  ],
  ['one for each row', `<table><tr><th>Book<tr><td>${choices('', 'checkbox')}</table>`, 'inapplicable'],
  ['hidden ones', `<div hidden>${choices()}</div>Text`, 'inapplicable'],
];
