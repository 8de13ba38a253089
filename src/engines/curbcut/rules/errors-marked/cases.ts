import type { RuleCase } from '../../../rule-cases.ts';

const form = (alert: string, more = '') =>
  `<form><div role="alert">${alert}</div><label>Card <input ${more}></label></form>`;

export const cases: readonly RuleCase[] = [
  ['no field is marked', form('There are errors in this form.'), 'needs_review'],
  ['another language', form('Das Formular enthält Fehler.'), 'needs_review'],
  ['a field is marked', form('There are errors in this form.', 'aria-invalid="true"'), 'passed'],
  ['a link to the field', form('<a href="#card">Card: 1 error</a>'), 'passed'],
  ['an alert about something else', form('Your card was saved.'), 'inapplicable'],
  ['an empty alert', form(''), 'inapplicable'],
  ['no form', '<div role="alert">An error has occurred.</div><input aria-label="Card">', 'inapplicable'],
];
