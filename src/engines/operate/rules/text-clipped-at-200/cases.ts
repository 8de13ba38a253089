import type { RuleCase } from '../../../rule-cases.ts';

const long = 'The library opens at nine in the morning, and readers may borrow ten books for four weeks. '.repeat(3);
const box = (style: string, text = long) => `<div style="font-size: 16px; ${style}">${text}</div>`;

export const cases: readonly RuleCase[] = [
  ['a height that is too small', box('overflow: hidden; height: 30px; width: 300px'), ['failed div']],
  [
    'a height that is too small only when zoomed',
    box('overflow: hidden; height: 12vh', 'One<br>Two<br>Three<br>Four'),
    ['failed div'],
  ],
  [
    'a script that makes room a moment after the zoom',
    `${box('overflow: hidden; height: 12vh', 'One<br>Two<br>Three<br>Four')}<script>addEventListener('resize', () => setTimeout(() => { document.querySelector('div').style.height = 'auto' }, 200))</script>`,
    [],
  ],
  ...[
    '@media (width < 700px) { div { overflow: hidden; height: 30px } }',
    'div { @media (max-width: 700px) { overflow: hidden; height: 30px } }',
    'body { container: view / inline-size } @container view (width < 700px) { div { overflow: hidden; height: 30px } }',
  ].map((style): RuleCase => [
    `text that is only cut off in a narrow view: ${style}`,
    `<style>${style}</style>${box('width: 300px')}`,
    ['failed div'],
  ]),
  ['half of a line', box('overflow-y: hidden; height: 9px; white-space: nowrap'), ['failed div']],
  ['a width that is too small', box('overflow: clip; white-space: nowrap; width: 60px'), ['failed div']],
  ['a box that people enlarge', box('overflow: hidden; height: 30px; resize: vertical'), ['needs_review div']],
  [
    'a link that may lead to the rest',
    `${box('overflow: hidden; height: 30px')}<a href="#">All</a>`,
    ['needs_review div'],
  ],
  [
    'a box that moves its content',
    box('overflow: hidden; height: 30px', `<p style="translate: 0 -5px">${long}</p>`),
    ['needs_review div'],
  ],
  ['an ellipsis', box('overflow: hidden; white-space: nowrap; text-overflow: ellipsis; width: 60px'), []],
  [
    'an ellipsis in a box that hides what does not fit',
    box(
      'overflow: hidden; width: 60px',
      `<p style="overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${long}</p>`,
    ),
    [],
  ],
  ['one line, the others hidden altogether', box('overflow: hidden; height: 20px; line-height: 20px'), []],
  ['text that fits', box('overflow: hidden'), []],
  [
    'a box that can be scrolled',
    box('overflow: hidden; height: 40px', `<div style="overflow: auto; height: 40px">${long}</div>`),
    [],
  ],
  ['text for screen readers only', box('overflow: hidden; position: absolute; width: 1px; height: 1px'), []],
  ...[
    'opacity: 0',
    'filter: opacity(0%)',
    'color: transparent',
    'clip-path: circle(0)',
    'clip-path: inset(0 100% 0 0)',
    'clip-path: polygon(0 0, 0 0, 0 0)',
    'mask-image: linear-gradient(transparent, transparent)',
    'position: absolute; left: -4000px',
    'position: absolute; clip: rect(0, 0, 0, 0)',
    'position: fixed; right: -400px',
    'rotate: x 90deg',
  ].map((style): RuleCase => [
    `invisible text: ${style}`,
    box(`overflow: hidden; height: 30px; width: 300px; ${style}`),
    [],
  ]),
  [
    'text in an invisible part of the page',
    `<div style="opacity: 0.01">${box('overflow: hidden; height: 30px')}</div>`,
    [],
  ],
  [
    'text that a box around it hides completely',
    `<div style="overflow: hidden; position: relative; height: 50px">${box('overflow: hidden; height: 30px; position: absolute; top: 60px')}</div>`,
    [],
  ],
  ...[
    'opacity: 0.5',
    'clip-path: inset(5px)',
    'mask-image: linear-gradient(black, transparent)',
    'color: transparent; background: linear-gradient(red, blue) text',
    'position: absolute; left: 40px',
  ].map((style): RuleCase => [
    `text that people see: ${style}`,
    box(`overflow: hidden; height: 30px; width: 300px; ${style}`),
    ['failed div'],
  ]),
  [
    'text that people scroll to',
    `<div style="overflow: auto; height: 50px"><p style="height: 500px"></p>${box('overflow: hidden; height: 30px')}</div>`,
    ['failed body > div > div'],
  ],
  [
    'text that is hidden from screen readers',
    `<p aria-hidden="true" style="overflow: hidden; height: 30px; width: 50px">${long}`,
    [],
  ],
];
