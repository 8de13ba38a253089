import type { RuleCase } from '../../../rule-cases.ts';

const looks = '<style>button, .t { all: unset; width: 18px; height: 18px; font: 12px/14px sans-serif }</style>';
const link = (name: string, more = '') => `<a href="#${name}" id="${name}" ${more}>${name}</a>`;
const list = (between: string) =>
  `<style>div a { font-size: 12px; line-height: 14px }</style><div>${link('a')} ${link('b')} ${between} ${link('d')}</div>`;
const button = (id: string, style = '') => `<button id="${id}" style="${style}" aria-label="${id}">+</button>`;
const beside = (one: string) => `${looks}<div style="display: flex">${one}${button('two')}</div>`;
const box = '<input type="checkbox" aria-label="Sail" id="one">';

export const cases: readonly RuleCase[] = [
  ['large ones', '<button style="width: 24px; height: 24px">+</button>', 'passed'],
  ['small ones side by side', beside(button('one')), ['failed #one', 'failed #two']],
  ['a small one alone', `${looks}${button('one')}`, 'passed'],
  ['small ones with space', beside(button('one', 'margin-right: 6px')), []],
  ['small ones with too little space', beside(button('one', 'margin-right: 4px')), ['failed #one', 'failed #two']],
  ['a small one beside a large one', beside(button('one', 'width: 60px; height: 40px')), ['failed #two']],
  ['letters and a letter without a link', list('<span>C</span>'), ['failed #a', 'failed #b']],
  ['a number, or a sign', list('<b>2</b> › | …'), ['failed #a', 'failed #b']],
  ['links in a sentence', list('or see'), []],
  ['links in a sentence of ideographs', list('和'), []],
  ['links to one page', `${looks}<div>${link('a', 'class="t"')}<a href="#a" class="t">b</a></div>`, []],
  ['an inactive one', beside('<button disabled>+</button>'), 'passed'],
  ['one that takes no clicks', beside(button('one', 'pointer-events: none')), []],
  ['one that is invisible', beside(button('one', 'opacity: 0')), []],
  [
    'one that scripts focus',
    beside('<button tabindex="-1" id="one" aria-label="one">+</button>'),
    ['needs_review #one', 'needs_review #two'],
  ],
  [
    'ones behind a layer',
    `${beside(button('one'))}<div style="position: fixed; inset: 0; background: #fff">Wait</div>`,
    [],
  ],
  [
    'ones behind a bar that stays in view',
    `${beside(button('one'))}<div style="position: fixed; top: 0; left: 0; height: 60px; width: 100%; background: #fff">Sea</div>`,
    ['failed #one', 'failed #two'],
  ],
  [
    'one near a button that stays in view',
    `${looks}${button('one')}<div style="position: fixed; top: 26px; left: 26px">${button('two')}</div>`,
    [],
  ],
  [
    'ones before a layer',
    `<div style="position: absolute; inset: 0; z-index: -1">Sea</div>${beside(button('one'))}`,
    ['failed #one', 'failed #two'],
  ],
  [
    'ones behind a layer as tall as many screens',
    `${beside(button('one'))}<div style="position: absolute; inset: 0; height: 9000px; background: #fff">Sea</div>`,
    [],
  ],
  [
    'one that another covers in part',
    `${looks}<div style="position: relative; width: 200px"><button style="width: 60px; height: 30px" id="one" aria-label="one">+</button><button style="position: absolute; left: 12px; top: 2px; width: 30px; height: 26px" aria-label="two">+</button></div>`,
    ['failed #one'],
  ],
  [
    'a link around something larger',
    `${looks}<div><a href="#a" id="a"><span style="display: inline-block; width: 40px; height: 40px">a</span></a> ${link('b', 'style="font-size: 9px; line-height: 9px"')}</div>`,
    ['failed #b'],
  ],
  [
    'a link that stretches over a card',
    `<style>.all::after { content: ""; position: absolute; inset: 0 } a { font: 12px/14px sans-serif }</style><article style="position: relative; width: 300px; height: 90px"><a class="all" href="#all">News</a> <a href="#more" style="position: relative" id="more">More</a></article>`,
    ['failed #more'],
  ],
  [
    'buttons, fields and lists in the look of the browser',
    '<div><button>Up</button></div><div><button>Down</button></div><div><input aria-label="a"></div><div><select aria-label="b"><option>One</select></div><div><select aria-label="c"><option>One</select></div>',
    [],
  ],
  [
    'buttons in another font, and narrow ones',
    '<div><button style="font-size: 12px" id="one">Up</button></div><div><button style="width: 18px" id="two">+</button></div>',
    ['failed #one', 'failed #two'],
  ],
  ['boxes to check in the look of the browser', `<div>${box}${box.replace('one', 'two')}</div>`, []],
  [
    'boxes to check in another look',
    `<style>input { appearance: none; width: 14px; height: 14px; margin: 0; border: 1px solid }</style><div>${box}${box.replace('one', 'two')}</div>`,
    ['failed #one', 'failed #two'],
  ],
  [
    'a box to check with a large label',
    `<style>input { width: 14px; height: 14px } label { padding: 6px } div { display: flex }</style><div><input type="checkbox" id="one"><label for="one">Sail</label><input type="checkbox" id="two"><label for="two">Row</label></div>`,
    [],
  ],
  [
    'switches with large labels',
    `<style>button { all: unset; width: 16px; height: 14px } label { padding: 6px }</style><div style="display: flex"><button role="switch" id="one"></button><button role="switch" id="two"></button></div><label for="one">Sail</label><label for="two">Row</label>`,
    [],
  ],
  ['parts of a tab', '<div role="tab" tabindex="0"><span role="button" tabindex="-1">x</span> Sails</div>', 'passed'],
  ['an anchor', '<a>Berth</a>', 'inapplicable'],
  [
    'cells that take the focus',
    `${looks}<table role="grid" aria-label="Tides" style="border-spacing: 0"><tr><td tabindex="0" id="a" style="padding: 0; font-size: 10px">1</td><td tabindex="-1" id="b">2</td></tr></table>`,
    ['needs_review #a', 'needs_review #b'],
  ],
  [
    'a button beside a cell that takes the focus',
    `${looks}<table role="grid" aria-label="Tides" style="border-spacing: 0"><tr><td tabindex="0" style="padding: 0" id="a">1</td><td style="padding: 0">${button('b')}</td></tr></table>`,
    ['needs_review #a', 'needs_review #b'],
  ],
  [
    'buttons in cells',
    `${looks}<table role="grid" aria-label="Tides" style="border-spacing: 0"><tr><td style="padding: 0">${button('a')}</td><td style="padding: 0">${button('b')}</td></tr></table>`,
    ['failed #a', 'failed #b'],
  ],
  [
    'pins of a map',
    `${looks}<div class="leaflet-map-pane" style="position: relative; height: 99px">${button('one', 'position: absolute; left: 9px')}${button('two', 'position: absolute; left: 20px; top: 4px')}</div>`,
    ['needs_review #one', 'needs_review #two'],
  ],
  [
    'buttons in a row on a map',
    `${looks}<div role="application" aria-label="Map" style="display: flex">${button('one')}${button('two')}</div>`,
    ['failed #one', 'failed #two'],
  ],
];
