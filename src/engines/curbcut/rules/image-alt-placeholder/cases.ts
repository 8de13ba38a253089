import type { RuleCase } from '../../../rule-cases.ts';

const image = (alt: string, src = '/images/red.png') => `<img alt="${alt}" src="${src}">`;

export const cases: readonly RuleCase[] = [
  ['a description', image('A red square'), 'passed'],
  ['the name of its file', image('red.png'), 'failed'],
  ['the name of its file, encoded', image('My red.png', '/images/My%20red.png?1'), 'failed'],
  ['the name of another file', image('IMG_0417.jpg'), 'needs_review'],
  ['the name of its file in a list of files', `<ul><li>${image('red.png')} red.png, 1 kB</ul>`, 'needs_review'],
  ['the name of the file that it leads to', `<a href="/images/red.png">${image('red.png')}</a>`, 'needs_review'],
  ['a placeholder', image('Image'), 'needs_review'],
  ['dots', image('...'), 'needs_review'],
  ['a symbol', image('→'), 'passed'],
  ['a number of a camera', image('IMG_0417', '/images/IMG_0417.png'), 'needs_review'],
  ['a button', '<input type="image" alt="click" src="/images/red.png">', 'needs_review'],
  ['a year', image('2024', '/images/cover-2024.png'), 'passed'],
  ['a domain', image('example.com'), 'passed'],
  ['decoration', image(''), 'inapplicable'],
  ['hidden', `<div hidden>${image('red.png')}</div>Text`, 'inapplicable'],
];
