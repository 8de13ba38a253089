import type { RuleCase } from '../../../rule-cases.ts';

const dutch = 'De bibliotheek gaat om negen uur open, en lezers mogen vandaag tien boeken lenen.';
const english = 'The library opens at nine in the morning, and readers may borrow ten books.';

export const cases: readonly RuleCase[] = [
  ['text in the language of the page', { lang: 'en', body: `<p>${english}` }, 'passed'],
  ['text in another language', { lang: 'nl', body: `<p>${english}` }, 'failed'],
  ['a part that names its language', { lang: 'nl', body: `<p>${dutch}<p lang="en">${english} ${english}` }, 'passed'],
  ['code, and what is hidden', { lang: 'nl', body: `<p>${dutch}<pre>${english}</pre><p hidden>${english}` }, 'passed'],
  [
    'text in a shadow root',
    { lang: 'nl', body: `<div><template shadowrootmode="open"><p>${english}</template></div>` },
    'failed',
  ],
  ['the text alternatives of images', { lang: 'nl', body: `<img alt="${english}" src="/images/red.png">` }, 'failed'],
  ['no text', { lang: 'nl', body: '<img alt="" src="/images/red.png">' }, 'inapplicable'],
];
