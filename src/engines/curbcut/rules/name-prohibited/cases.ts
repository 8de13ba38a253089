import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['a role', '<div role="group" aria-label="Price">1 euro</div>', 'passed'],
  ['an element with a role', '<nav aria-label="Main"><a href="/">Hours</a></nav>', 'passed'],
  ['no role', '<div aria-label="Before 2, now 1 euro"><s>€2</s> €1</div>', 'failed'],
  ['a paragraph, and a name that is not there', '<p aria-labelledby="none">Hours</p>', 'failed'],
  ['a role that cannot be named', '<p role="strong" aria-label="Now">Hours</p>', 'failed'],
  ['code in a frame', '<p>1<iframe srcdoc="<code aria-label=Code>1</code>"></iframe>', 'failed'],
  ['a heading without its role, which a name gives back', '<h2 role="none" aria-label="Now">Hours</h2>', 'passed'],
  ['a popover', '<p>1<div popover aria-label="Menu" style="display: block">Hours</div>', 'passed'],
  ['a text editor', '<div contenteditable aria-label="Notes">Hours</div>', 'passed'],
  ['an unknown element', '<price-tag aria-label="Price">1 euro</price-tag>', 'passed'],
  ['a part of a button', '<button><span aria-label="Close">x</span></button>', 'inapplicable'],
  ['no text, which fails another rule', '<div aria-label="Price"></div>1', 'inapplicable'],
  ['an empty name', '<div aria-label=" ">1</div>', 'inapplicable'],
  ['a hidden element', '<div hidden aria-label="Price">1</div>2', 'inapplicable'],
];
