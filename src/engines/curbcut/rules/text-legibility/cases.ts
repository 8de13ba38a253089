import type { RuleCase } from '../../../rule-cases.ts';

const sentence = 'The library opens at nine in the morning, and readers may borrow ten books for four weeks. ';
const text = (style: string, length = 4) => `<p style="font-size: 16px; ${style}">${sentence.repeat(length)}</p>`;

export const cases: readonly RuleCase[] = [
  ['plain text', text(''), 'passed'],
  ['justified text', text('text-align: justify'), 'failed'],
  ['justified text with hyphens', text('text-align: justify; hyphens: auto'), 'passed'],
  ['capitals by style', text('text-transform: uppercase'), 'failed'],
  [
    'capitals in the document',
    `<p>${`${sentence}Each card is free, and children pay nothing before their birthday.`.repeat(2).toUpperCase()}</p>`,
    'failed',
  ],
  ['abbreviations', `<p>${'RFC 2822, RFC 1014; '.repeat(20)}</p>`, 'passed'],
  ['italics', text('font-style: italic'), 'failed'],
  ['italics in part', `<p>${sentence.repeat(4)}<i>${sentence}</i></p>`, 'passed'],
  ['lines that touch', text('line-height: 0.9'), 'failed'],
  ['small text', text('font-size: 8px', 1), 'failed'],
  [
    'text of normal size in a box of none',
    `<div style="font-size: 0"><span style="font-size: 16px">${sentence.repeat(4)}</span></div>`,
    'passed',
  ],
  [
    'small text in a box of normal size',
    `<p style="font-size: 16px"><small style="font-size: 8px">${sentence}</small></p>`,
    'failed',
  ],
  [
    'upright text in a box of italics',
    text('font-style: italic').replace(/>(.*)</, '><span style="font-style: normal">$1</span><'),
    'passed',
  ],
  [
    'small letters in a box of capitals',
    text('text-transform: uppercase').replace(/>(.*)</, '><b style="text-transform: none">$1</b><'),
    'passed',
  ],
  ['italics in a box of upright text', text('').replace(/>(.*)</, '><em>$1</em><'), 'failed'],
  ['a short one', text('text-transform: uppercase; font-style: italic', 1), 'inapplicable'],
  ['a few small words', '<p style="font-size: 8px">4 of 10', 'inapplicable'],
  ['text in a script without capitals', `<p>${'図書館は朝九時に開きます。'.repeat(20)}</p>`, 'passed'],
  ['code', `<pre style="font-size: 8px">${sentence.repeat(4)}</pre>`, 'inapplicable'],
];
