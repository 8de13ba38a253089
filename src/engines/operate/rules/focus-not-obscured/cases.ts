import type { RuleCase } from '../../../rule-cases.ts';

const links = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<p style="margin: 0; height: 30px"><a href="#a${index}" id="a${index}">Bicycle ${index}</a></p>`,
  ).join('');
const bar = (style: string, attributes = '') =>
  `<div id="bar" style="position: fixed; left: 0; right: 0; height: 90px; background: #fff; ${style}" ${attributes}>We use cookies</div>`;
const head = '<style>body { margin: 0 } a { display: inline-block; height: 20px }</style>';
const page = (body: string) => ({ head, body });

export const cases: readonly RuleCase[] = [
  // right
  ['no box that stays', page(links(24)), 'inapplicable'],
  ['a bar over nothing', page(`${links(10)}${bar('bottom: 0')}`), [10, 0, 0]],
  [
    'a bar with room for it',
    {
      head: `${head}<style>html { scroll-padding-bottom: 100px } body { padding-bottom: 100px }</style>`,
      body: `${links(60)}${bar('bottom: 0')}`,
    },
    [],
  ],
  [
    'bars that let the page through',
    page(
      `${links(24)}${bar('top: 600px; height: 30px; background: #fff8')}${bar('top: 630px; height: 30px; background: oklch(1 0 0 / 0.5)')}${bar('top: 660px; height: 30px; background: linear-gradient(#fff, #fff8)')}`,
    ),
    [],
  ],
  [
    'a bar that covers half of each',
    page(
      `${links(22)}<p style="margin: 0; height: 30px"><a id="b" href="#b" style="height: 60px; width: 90vw">Bell</a></p>${bar('top: 690px; height: 20px')}`,
    ),
    [],
  ],
  [
    'the links of the bar',
    page(`<nav id="bar" style="position: fixed; top: 0; background: #fff"><a href="#a">A</a></nav>`),
    [1, 0, 0],
  ],
  [
    'a bar that Escape closes',
    page(
      `${links(24)}${bar('top: 600px')}<script>document.onkeydown = ({ key }) => { if (key === 'Escape') bar.remove() }</script>`,
    ),
    [],
  ],
  [
    'a script that scrolls',
    page(
      `${links(24)}<div style="height: 900px"></div>${bar('top: 600px')}<script>document.addEventListener("focusin", ({ target }) => { if (target.getBoundingClientRect().bottom > 600) setTimeout(() => scrollBy(0, 300)) })</script>`,
    ),
    [],
  ],
  // wrong
  [
    'a banner over three links',
    page(`${links(24)}${bar('top: 600px')}`),
    ['failed #a20', 'failed #a21', 'failed #a22'],
  ],
  [
    'a banner that lets the pointer through, in a box that does so without a color',
    page(
      `${links(24)}${bar('top: 600px; pointer-events: none')}<div style="position: fixed; inset: 0; pointer-events: none"></div>`,
    ),
    ['failed #a20', 'failed #a21', 'failed #a22'],
  ],
  [
    'banners in another color space, in a gradient, and in a shadow root',
    page(
      `${links(24)}${bar('top: 600px; height: 30px; background: oklch(1 0 0)')}${bar('top: 630px; height: 30px; background: linear-gradient(#fff, #eee)')}<div><template shadowrootmode="open">${bar('top: 660px; height: 30px')}</template></div>`,
    ),
    ['failed #a20', 'failed #a21', 'failed #a22'],
  ],
  ['a header over the first links', page(`${links(3)}${bar('top: 0')}`), ['failed #a0', 'failed #a1', 'failed #a2']],
  [
    'a sticky header',
    page(
      `<div id="bar" style="position: sticky; top: 0; height: 60px; margin-bottom: -60px; background: #fff; z-index: 1">Shop</div>${links(2)}`,
    ),
    ['failed #a0', 'failed #a1'],
  ],
  [
    'a box over most of the view',
    page(`${links(2)}${bar('top: 0; height: 100vh')}`),
    ['needs_review #a0', 'needs_review #a1'],
  ],
];
