import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['a role', '<div role="group" aria-roledescription="slide">1', 'passed'],
  ['an element with a role', '<section aria-label="News" aria-roledescription="carousel">1</section>', 'passed'],
  ['no role', '<div aria-roledescription="slide">1', 'failed'],
  ['a role that is taken away', '<h2 role="none" aria-brailleroledescription="sl">1</h2>', 'failed'],
  ['an empty description', '<div aria-roledescription=" ">1', 'inapplicable'],
  ['a hidden element', '<div hidden aria-roledescription="slide">1</div>2', 'inapplicable'],
];
