import type { RuleCase } from '../../../rule-cases.ts';

const arabic = 'المكتبة مفتوحة من التاسعة صباحا.';

export const cases: readonly RuleCase[] = [
  ['Arabic from left to right', `<p lang="ar">${arabic}`, 'failed'],
  ['Arabic from right to left', `<p lang="ar" dir="rtl">${arabic}`, 'passed'],
  ['Arabic in the direction of its letters', `<p lang="ar" dir="auto">${arabic}`, 'passed'],
  ['Hebrew by style', '<p lang="he" style="direction: rtl">הספרייה פתוחה היום', 'passed'],
  ['English from right to left', '<p lang="en" dir="rtl">The library is open.', 'failed'],
  ['English on a page in Arabic', `<div lang="ar" dir="rtl"><p>${arabic}<p>Ada Lovelace wrote this.</div>`, 'passed'],
  ['the name of a language', '<ul><li lang="ar">العربية</ul>', 'inapplicable'],
  [
    'a quote in a sentence',
    `<p>The sign says <q lang="ar">${arabic}</q> to all readers of the library.`,
    'inapplicable',
  ],
  ['no other script', '<p>The library is open.', 'inapplicable'],
];
