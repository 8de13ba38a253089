import type { RuleCase } from '../../../rule-cases.ts';

const words = 'Our workshop repairs bicycles of every kind and every age, on every day of the week. '.repeat(8);
const long = `<p>${words}</p><p>${words}</p><p>${words}</p>`;

export const cases: readonly RuleCase[] = [
  ['text that wraps', long, []],
  ['a part with a fixed width', `<div id="wide" style="width: 900px"><p>${words}</p></div>${long}`, ['failed #wide']],
  ['a line that does not wrap', `<p id="line" style="white-space: nowrap">${words}</p>${long}`, ['failed #line']],
  [
    'a button far to the right',
    `<div style="width: 700px; text-align: right" id="box"><button>Send</button></div>${long}`,
    ['failed #box'],
  ],
  [
    'a data table',
    `<table><tr>${'<td>bicycle&nbsp;number&nbsp;one</td>'.repeat(6)}</table>${long}`,
    ['needs_review table'],
  ],
  [
    'a table in a box that scrolls',
    `<div style="overflow: auto"><table><tr>${'<td>bicycle&nbsp;one</td>'.repeat(9)}</table></div>${long}`,
    [],
  ],
  ['a wide picture', `<svg width="800" height="50"><rect width="800" height="50"/></svg>${long}`, ['needs_review svg']],
  [
    'a menu beside the view',
    `<div style="position: absolute; right: -300px; width: 300px">Menu</div>${long}`,
    ['needs_review div'],
  ],
  [
    'text that the edge of the view cuts off',
    `<style>body { overflow-x: hidden }</style><div id="wide" style="width: 900px">${words}</div>${long}`,
    ['failed #wide'],
  ],
  [
    'a menu beside a view that does not scroll',
    `<style>body { overflow-x: hidden }</style><div style="position: absolute; left: 100%; width: 300px">Menu</div>${long}`,
    [],
  ],
  [
    'a box of fixed height that cuts off its text',
    `<div id="box" style="height: 3em; overflow: hidden">A box of two lines in a wide view, and of many more lines in a narrow one, which are not shown to anyone who has zoomed in, and that is a pity.</div>${long}`,
    ['failed #box'],
  ],
  [
    'a box that shows whole lines, and fewer of its text',
    `<div id="box" style="height: 3em; line-height: 1.5em; overflow: hidden">A box of one line in a wide view, and of many more in a narrow one, of which all but two are hidden from people.</div>${long}`,
    ['failed #box'],
  ],
  [
    'a text that ends with an ellipsis after two lines',
    `<div id="box" style="display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; line-height: 1.5em; overflow: hidden">A box of one line in a wide view, and of many more in a narrow one, of which all but two are hidden from people.</div>${long}`,
    ['needs_review #box'],
  ],
  [
    'a box that hides the same lines of its text in any view',
    `<div style="width: 200px; height: 3em; line-height: 1.5em; overflow: hidden">A box of two lines in a wide view, and of as many in a narrow one: the others are hidden in both of them.</div>${long}`,
    [],
  ],
  [
    'navigation that disappears',
    `<style>@media (max-width: 500px) { #nav { display: none } }</style><div id="nav"><a href="/prices">Prices</a></div>${long}`,
    ['needs_review #nav'],
  ],
  [
    'navigation that moves behind a button',
    `<style>button { display: none } @media (max-width: 500px) { nav { display: none } button { display: block } }</style>
       <button aria-expanded="false">Menu</button><nav><a href="/prices">Prices</a></nav>${long}`,
    [],
  ],
];
