import type { RuleCase } from '../../../rule-cases.ts';
import { onOnePage } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['a role', '<div role="group" aria-roledescription="slide">1', 'passed'],
  ['an element with a role', '<section aria-label="News" aria-roledescription="carousel">1</section>', 'passed'],
  ['no role', '<div aria-roledescription="slide">1', 'failed'],
  ['a role that is taken away', '<h2 role="none" aria-brailleroledescription="sl">1</h2>', 'failed'],
  ['an empty description', '<div aria-roledescription=" ">1', 'inapplicable'],
  ['a hidden element', '<div hidden aria-roledescription="slide">1</div>2', 'inapplicable'],
  onOnePage('roles by their elements, tokens and names', [
    ['a section without a name', '<section id=t aria-roledescription="slide">1</section>', 'failed'],
    ['a section with a title', '<section id=t title="News" aria-roledescription="slide">1</section>', ''],
    ['a role that does not exist', '<div id=t role="slide" aria-roledescription="slide">1</div>', 'failed'],
    ['a role after one that does not exist', '<div id=t role="slide group" aria-roledescription="slide">1</div>', ''],
    ['a link without a target', '<a id=t aria-roledescription="slide">1</a>', 'failed'],
    ['a link', '<a id=t href="/" aria-roledescription="slide">1</a>', ''],
    ['code', '<code id=t aria-roledescription="slide">1</code>', ''],
    ['hidden', '<div hidden><div id=t aria-roledescription="slide">1</div></div>', ''],
    ['invisible ink', '<div id=t style="opacity: 0" aria-roledescription="slide">1</div>', 'failed'],
  ]),
];
