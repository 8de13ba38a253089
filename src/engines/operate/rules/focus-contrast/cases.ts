import type { RuleCase } from '../../../rule-cases.ts';

const link = (css: string, more = '') =>
  `<style>p { margin: 40px } a { display: inline-block; padding: 8px; color: #111 } a:focus { outline: none; ${css} } ${more}</style><p><a href="#">Boats</a></p>`;

export const cases: readonly RuleCase[] = [
  ['the outline of the browser', '<a href="#">A</a><button>B</button>', 'inapplicable'],
  ['no mark at all', link(''), 'inapplicable'],
  ['a dark outline', link('outline: 2px solid #767676'), 'passed'],
  ['a pale outline', link('outline: 2px solid #aaa'), 'failed'],
  ['a half transparent ring', link('box-shadow: 0 0 0 3px rgba(0, 123, 255, 0.5)'), 'failed'],
  ['an opaque ring', link('box-shadow: 0 0 0 3px #0d6efd'), 'passed'],
  ['a pale fill', link('background: gold'), 'failed'],
  ['a pale fill with a dark line', link('background: gold; box-shadow: 0 3px #111'), 'passed'],
  ['a dark fill', link('background: #234; color: #fff'), 'passed'],
  [
    'a pale ring and an underline',
    link('outline: 2px solid #ccc', 'a { text-decoration: none } a:focus { text-decoration: underline }'),
    'passed',
  ],
  ['a pale ring and a sign', link('outline: 2px solid #ccc', "a:focus::before { content: '→ ' }"), 'inapplicable'],
  [
    'a pale ring and a pale sign',
    link(
      'outline: 2px solid #ccc',
      "a { position: relative } a:focus::before { content: '→'; color: #ccc; position: absolute; left: -16px }",
    ),
    'inapplicable',
  ],
  [
    'a pale ring, and a text far away',
    link('outline: 2px solid #ccc', 'h2 { color: #fff; margin-top: 200px } body:has(a:focus) h2 { color: #000 }') +
      '<h2>You are at Boats</h2>',
    'inapplicable',
  ],
  ['an underline that goes away', link('text-decoration: none'), 'passed'],
  [
    'a pale ring behind a layer',
    `${link('outline: 2px solid #ccc')}<div style="position: fixed; inset: 0; background: #fff"></div>`,
    'inapplicable',
  ],
  ['a pale ring of a link that is hidden', link('outline: 2px solid #ccc', 'p { opacity: 0 }'), 'inapplicable'],
  [
    'a pale ring, and a text of a script',
    `${link('outline: 2px solid #ccc')}<h2 id="here" style="margin-top: 200px">&nbsp;</h2><script>
      document.querySelector('a').onfocus = () => { here.textContent = 'You are at Boats' };
      document.querySelector('a').onblur = () => { here.textContent = '\\u00A0' };
    </script>`,
    'inapplicable',
  ],
  [
    'a pale ring on a light part beside a dark one',
    link(
      'outline: 4px solid #999',
      'p { display: flex } a { background: #eee } b { background: #000; width: 90px }',
    ).replace('<a ', '<b></b><a '),
    'inapplicable',
  ],
  [
    'a white ring in a dark part',
    link('outline: 2px solid #fff', 'p { background: #123; padding: 20px } a { color: #fff }'),
    'passed',
  ],
  [
    'a dark ring in a dark part',
    link('outline: 2px solid #345', 'p { background: #123; padding: 20px } a { color: #fff }'),
    'failed',
  ],
  [
    'a pale ring within a dark button',
    link('outline: 2px solid #ddd; outline-offset: -4px', 'a { background: #123; color: #fff }'),
    'passed',
  ],
  ['a border that becomes a little darker', link('border-color: #bbb', 'a { border: 2px solid #ddd }'), 'failed'],
  ['a border that becomes dark', link('border-color: #333', 'a { border: 2px solid #ddd }'), 'passed'],
  ['a pale ring that fades in', link('outline: 2px solid #ccc', 'a { transition: all 9s }'), 'failed'],
  ['a dark ring that fades in', link('box-shadow: 0 0 0 3px #111', 'a { transition: all 9s }'), 'passed'],
  [
    'a pale ring on a picture',
    link('outline: 2px solid #999', 'p { padding: 20px; background: linear-gradient(90deg, #eee, #ccc) }'),
    'inapplicable',
  ],
  [
    'a dark ring on a picture',
    link('outline: 3px solid #000', 'p { padding: 20px; background: linear-gradient(90deg, #eee, #ccc) }'),
    'inapplicable',
  ],
  [
    'a field, whose cursor shows the focus',
    '<style>input:focus { outline: 2px solid #ccc }</style><input aria-label="Name">',
    'inapplicable',
  ],
  [
    'a box to check',
    '<style>input { margin: 40px } input:focus { outline: none; box-shadow: 0 0 0 4px rgba(13, 110, 253, 0.25) }</style><input type="checkbox" aria-label="Name">',
    'failed',
  ],
  [
    'a pale line of what is around it',
    link('', 'p { display: inline-block; border: 3px solid #fff } p:focus-within { border-color: #ccc }'),
    'inapplicable',
  ],
  [
    'several of one kind',
    `${link('outline: 2px solid #ccc')}<p><a href="#">Nets</a></p>`,
    ['failed body > p:nth-of-type(1) > a', 'failed body > p:nth-of-type(2) > a'],
  ],
  [
    'an element that hands the focus on',
    '<style>a:focus { outline: 2px solid #ccc }</style><a href="#" onfocus="next.focus()">A</a><input id="next" aria-label="B">',
    'inapplicable',
  ],
  [
    'a page that a script keeps moving',
    `${link('outline: 2px solid #ccc')}<p id="x">0</p><script>(function count() { x.textContent = Number(x.textContent) + 1; requestAnimationFrame(count) })()</script>`,
    ['failed a'],
  ],
];
