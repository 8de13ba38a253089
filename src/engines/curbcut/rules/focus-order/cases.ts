import type { RuleCase } from '../../../rule-cases.ts';

const links = '<a href="#a">Home</a><a href="#b">News</a><a href="#c">Contact</a>';
const box = (style: string, inside = links) => `<div style="width: 600px; ${style}">${inside}</div>`;
const side = '<nav style="order: -1"><a href="#n">Menu</a></nav>';

export const cases: readonly RuleCase[] = [
  ['items in their order', box('display: flex'), 'passed'],
  ['items in reverse', box('display: flex; flex-direction: row-reverse'), 'needs_review'],
  ['items in reverse, one below the other', box('display: flex; flex-direction: column-reverse'), 'needs_review'],
  [
    'items in reverse that get the focus in the visible order',
    box('display: flex; flex-direction: row-reverse; reading-flow: flex-visual'),
    'inapplicable',
  ],
  [
    'a grid that gives the focus line by line',
    box(
      'display: grid; grid-template-columns: 1fr 1fr; reading-flow: grid-rows',
      `<a href="#m" style="order: 1">Read</a>${side}`,
    ),
    'inapplicable',
  ],
  [
    'the flow of another container',
    box(
      'display: flex; flex-direction: row-reverse',
      `<p style="display: flex; reading-flow: flex-visual"><a href="#a">A</a></p><p><a href="#b">B</a></p>`,
    ),
    'needs_review',
  ],
  ['one item that is moved ahead', box('display: flex', `<main><a href="#m">Read</a></main>${side}`), 'needs_review'],
  ['a grid in columns', box('display: grid; grid-auto-flow: column; grid-template-rows: auto auto'), 'passed'],
  ['from right to left', box('display: flex; direction: rtl'), 'passed'],
  [
    'items without anything to focus',
    box('display: flex; flex-direction: row-reverse', '<p>One</p><p>Two</p>'),
    'inapplicable',
  ],
  ['no flex or grid', box(''), 'inapplicable'],
  [
    'an item that is out of the flow',
    box('display: flex; position: relative', `${links}<a href="#s" style="position: absolute; left: -9px">Skip</a>`),
    'passed',
  ],
  ['a positive tabindex in its place', '<p><a href="#a" tabindex="1">One</a> <a href="#b">Two</a>', 'passed'],
  ['a positive tabindex that overtakes', '<p><a href="#a">One</a> <a href="#b" tabindex="1">Two</a>', 'needs_review'],
];
