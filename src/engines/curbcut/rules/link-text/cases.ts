import type { RuleCase } from '../../../rule-cases.ts';
import { onOnePage } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['a sentence around it', '<p>Opening hours of the library: <a href="/">more</a>', 'failed'],
  ['a name', '<p>All about the <a href="/">opening hours</a>', 'inapplicable'],
  ['nothing around it, which is worse', '<div><a href="/">Read more…</a></div>', 'inapplicable'],
  onOnePage('names and contexts', [
    ['below a heading', '<h2>Opening hours</h2><div><a id=t href="/">Read more</a></div>', 'failed'],
    [
      'words that are hidden',
      '<a id=t href="/">Read more<span style="display: none"> about hours</span></a>',
      'failed',
    ],
    ['words for screen readers', '<a id=t href="/" aria-label="Read more about hours">Read more</a>', ''],
    ['half of a sentence', '<p>To know more, visit my <a id=t href="/">page</a>.</p>', 'failed'],
    ['a whole page', '<p>See the <a id=t href="/">page of the library</a>.</p>', ''],
    ['a period', '<p>Visit the library <a id=t href="/">.</a></p>', 'failed'],
    ['a letter', '<p>Books by author: <a id=t href="/">A</a></p>', ''],
    ['another language', '<p>Alles zu den Öffnungszeiten <a id=t href="/">hier</a></p>', 'failed'],
    ['an image', '<p>Opening hours <a id=t href="/"><img src="/pixel.svg" alt="More"></a></p>', 'failed'],
    ['a title', '<p>Opening hours <a id=t href="/" title="Opening hours">more</a></p>', ''],
    ['a description', '<p><b id=hours>Hours</b> <a id=t href="/" aria-describedby=hours>more</a></p>', ''],
    ['the next step', '<p>Page 1 of 3 <a id=t href="/">Weiter</a></p>', ''],
    ['the next page', '<p>Page 1 of 3 <a id=t rel=next href="/">More</a></p>', ''],
    ['a menu', '<p>Pages <a id=t aria-haspopup=true href="/">More</a></p>', ''],
    ['a format', '<ul><li>Annual report <a id=t href="/">PDF</a></ul>', ''],
    ['a button', '<p>Opening hours <a id=t role=button href="/">More</a></p>', ''],
    ['hidden', '<p>Opening hours <a id=t hidden href="/">more</a></p>', ''],
  ]),
];
