import type { RuleCase } from '../../../rule-cases.ts';

const text = '<p>The library opens at nine in the morning, and readers may borrow ten books.</p>';

export const cases: readonly RuleCase[] = [
  ['a bold paragraph', `<p><b>Opening hours</b></p>${text}`, 'needs_review'],
  ['large letters', `<div style="font-size: 24px">Opening hours</div>${text}`, 'needs_review'],
  ['a heading', `<h2>Opening hours</h2>${text}`, 'inapplicable'],
  ['a heading by its role', `<p role="heading" aria-level="2"><b>Opening hours</b></p>${text}`, 'inapplicable'],
  ['a sentence', `<p><b>The library is closed today.</b></p>${text}`, 'inapplicable'],
  ['bold in part', `<p><b>Opening hours</b> of the library</p>${text}`, 'inapplicable'],
  ['before bold text', `<p><b>Opening hours</b></p><p><b>Nine to five</b></p>`, 'inapplicable'],
  ['a link', `<p><a href="/"><b>Opening hours</b></a></p>${text}`, 'inapplicable'],
  ['in a table', `<table><tr><td><p><b>Hours</b></p>${text}</table>`, 'inapplicable'],
  ['at the end', '<p><b>Opening hours</b></p>', 'inapplicable'],
];
