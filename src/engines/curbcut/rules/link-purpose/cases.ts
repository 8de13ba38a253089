import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['nothing around it', '<div><a href="/">Read more…</a></div>', 'failed'],
  ['a role', '<div role="link" tabindex="0">Click here</div>', 'failed'],
  ['another language', '<a href="/">Mehr</a>', 'failed'],
  ['a period in a sentence', '<p>Opening hours of the library<a href="/">.</a>', 'needs_review'],
  ['an arrow', '<p>Page 1 <a href="/">›</a>', 'inapplicable'],
  ['a sentence', '<p>Opening hours of the library: <a href="/">more</a>', 'passed'],
  ['a list item above it', '<ul><li>Hours<ul><li><a href="/">More</a></ul></ul>', 'passed'],
  ['the header of its column', '<table><tr><th>Hours<tr><td><a href="/">More</a></table>', 'passed'],
  ['a description', '<b id="b">Hours</b><a href="/" aria-describedby="b">More</a>', 'passed'],
  ['a heading', '<h2>Opening hours</h2><div><a href="/">More</a></div>', 'needs_review'],
  ['a format', '<ul><li><a href="/">PDF</a></ul>', 'failed'],
  ['a format below a heading', '<h2>Annual report</h2><ul><li><a href="/">PDF</a></ul>', 'needs_review'],
  ['a name', '<a href="/">Opening hours</a>', 'inapplicable'],
  ['a better name', '<a href="/" aria-label="More about opening hours">More</a>', 'inapplicable'],
  ['no link', '<a>More</a>', 'inapplicable'],
];
