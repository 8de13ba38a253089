import type { RuleCase } from '../../../rule-cases.ts';

const nav = '<nav><h2>Contents</h2><a href="/">Home</a></nav>';

export const cases: readonly RuleCase[] = [
  ['a heading', `${nav}<h1>Hours</h1><p>Text`, 'passed'],
  [
    'a heading by its role, after an image',
    `${nav}<img alt=""><div role="heading" aria-level="1">Hours</div>`,
    'passed',
  ],
  ['a heading in the header', `<header><h1>Hours</h1>${nav}</header><p>Text`, 'passed'],
  ['only a heading in the navigation', `${nav}<p>Text`, 'failed'],
  ['a heading that is hidden from screen readers', `${nav}<h1 aria-hidden="true">Hours</h1><p>Text`, 'failed'],
  ['a heading out of sight', `${nav}<h1 style="position: absolute; left: -9999px">Hours</h1><p>Text`, 'failed'],
  ['an empty heading', `${nav}<h1></h1><p>Text`, 'failed'],
  ['no navigation', '<p>Text', 'inapplicable'],
  ['no content', nav, 'inapplicable'],
  ['navigation within the content', `<main><nav><a href="#a">A</a></nav><p>Text</main>`, 'inapplicable'],
];
