import type { RuleCase } from '../../../rule-cases.ts';

const menu = '<ul><li class="top"><a href="/">Books</a><ul class="sub"><li><a href="/new">New books</a></ul></ul>';
const style = (more = '') => `<style>.sub { display: none } .top:hover > .sub { display: block } ${more}</style>`;
const tip = '<label>Card <b class="icon">?</b><span class="tip">On the back of it</span><input></label>';

export const cases: readonly RuleCase[] = [
  ['a menu', style() + menu, 'needs_review'],
  ['a menu that the focus opens', style('.top:focus-within > .sub { display: block }') + menu, 'passed'],
  [
    'a menu that a button opens',
    style() + menu.replace('Books</a>', 'Books</a><button aria-expanded="false">Open</button>'),
    'passed',
  ],
  ['a tooltip', `<style>.tip { display: none } .icon:hover + .tip { display: block }</style>${tip}`, 'needs_review'],
  [
    'an opacity, in a media query',
    `<style>.tip { opacity: 0 } @media (min-width: 1px) { .icon:hover ~ .tip { opacity: 1 } }</style>${tip}`,
    'needs_review',
  ],
  [
    'a media query that does not match',
    `<style>.tip { opacity: 0 } @media print { .icon:hover ~ .tip { opacity: 1 } }</style>${tip}`,
    'inapplicable',
  ],
  [
    'a sign',
    '<style>.mark { visibility: hidden } h2:hover .mark { visibility: visible }</style><h2>Hours<a class="mark" href="#a">¶</a></h2>',
    'inapplicable',
  ],
  ['what is shown anyway', `<style>.icon:hover + .tip { display: block }</style>${tip}`, 'inapplicable'],
  ['a color', `<style>.tip { display: none } .icon:hover + .tip { color: red }</style>${tip}`, 'inapplicable'],
];
