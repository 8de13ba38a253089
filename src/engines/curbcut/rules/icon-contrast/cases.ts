import type { RuleCase } from '../../../rule-cases.ts';

const button = (content: string, style = '', more = '') =>
  `<button aria-label="Close" style="border: 0; background: none; width: 32px; height: 32px; ${style}" ${more}>${content}</button>`;
const cross = (color: string) =>
  `<svg width="16" height="16" viewBox="0 0 16 16"><path d="M2 2l12 12M14 2L2 14" stroke="${color}" stroke-width="2"/></svg>`;
const bars = (color: string) => `<span style="display: block; height: 3px; margin: 3px; background: ${color}"></span>`;
const drawing = (look: string) =>
  `<span style="display: block; width: 16px; height: 16px; background: url(&quot;data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Ccircle r='9' ${look}/%3E%3C/svg%3E&quot;)"></span>`;
const link = (content: string, more: string) => `<a href="#x" style="display: inline-block" ${more}>${content}</a>`;

/** Styles alone decide these cases. Pictures decide the others: see contrast/control-review.test.ts. */
export const cases: readonly RuleCase[] = [
  ['a dark icon', button(cross('#555')), 'passed'],
  ['an icon in the color of the text', button(cross('currentColor'), 'color: #333'), 'passed'],
  ['a pale icon', button(cross('#ccc')), 'needs_review'],
  ['a pale icon in a dark button', button(cross('#ccc'), 'background: #224'), 'passed'],
  ['a pale icon within a dark edge', button(cross('#ccc'), 'border: 1px solid #333'), 'passed'],
  ['a half transparent icon', button(cross('rgb(0 0 0 / 0.3)')), 'needs_review'],
  ['an icon in a pale group', `<div style="opacity: 0.3">${button(cross('#000'))}</div>`, 'needs_review'],
  ['dark bars', button(bars('#444').repeat(3)), 'passed'],
  ['pale bars', button(bars('#ddd').repeat(3)), 'needs_review'],
  ['a dark dot', button('', 'background: #555; width: 12px; height: 12px'), 'passed'],
  ['a pale dot', button('', 'background: #ccc; width: 12px; height: 12px'), 'needs_review'],
  ['a dark character of an icon font', button('<i>&#xe900;</i>', 'color: #555'), 'passed'],
  ['a pale character of an icon font', button('<i>&#xe900;</i>', 'color: #bbb'), 'needs_review'],
  [
    'a pale generated character',
    { head: '<style>i::before { content: "\\e900" }</style>', body: button('<i></i>', 'color: #bbb') },
    'needs_review',
  ],
  ['a dark drawing', button(drawing("fill='%23333'")), 'passed'],
  ['a pale drawing', button(drawing("fill='%23ddd'")), 'needs_review'],
  ['a drawing of two colors', button(drawing("fill='%23333' stroke='%23eee'")), 'needs_review'],
  [
    'a drawn picture',
    button('<img alt="" src="data:image/svg+xml,%3Csvg/%3E" width="16" height="16">'),
    'needs_review',
  ],
  ['a link with a pale icon', link(cross('#ccc'), 'aria-label="Search"'), 'needs_review'],
  [
    'a pale icon for which a role makes a button',
    `<span role="button" style="display: inline-block" tabindex="0" aria-label="Search">${cross('#ccc')}</span>`,
    'needs_review',
  ],
  ['a text beside the icon', button(`${cross('#ccc')} Close`), 'inapplicable'],
  ['a sign that is text', button('×', 'color: #bbb'), 'inapplicable'],
  [
    'a generated text',
    { head: '<style>button::after { content: "Close" }</style>', body: button(cross('#ccc')) },
    'inapplicable',
  ],
  [
    'a photo',
    link('<img alt="Boat" src="data:image/png;base64,iVBORw0KGgo=" width="32" height="32">', ''),
    'inapplicable',
  ],
  ['an inactive one', button(cross('#ccc'), '', 'disabled'), 'inapplicable'],
  ['an inactive link', link(cross('#ccc'), 'aria-label="Next" class="disabled"'), 'inapplicable'],
  ['an invisible one', button(cross('#ccc'), 'opacity: 0'), 'inapplicable'],
  ['an icon of a brand', link(cross('#1da1f2'), 'aria-label="Instagram"'), 'inapplicable'],
  [
    'a link over a card',
    `<div style="position: relative; height: 60px"><a href="#x" aria-label="Boat" style="position: absolute; inset: 0"></a></div>`,
    'inapplicable',
  ],
  [
    'a dot that pulses without end',
    {
      head: '<style>@keyframes p { from { opacity: 0 } } button::after { content: ""; display: block; height: 8px; background: #ccc; animation: p 1s infinite }</style>',
      body: button(''),
    },
    'inapplicable',
  ],
  ['a button whose icon did not arrive', button('<i class="fa"></i>', 'background: #eee'), 'inapplicable'],
];
