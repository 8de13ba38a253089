import type { Outcome, RuleCase } from '../../../rule-cases.ts';

const links = '<p><a href="#one">One</a> <a href="#two">Two</a></p>';
const opener = (code: string) => `<button type="button" aria-haspopup="dialog" onclick="${code}">Hours</button>`;
const content = '<p>Nine to five</p><button type="button" id="a">Map</button><button type="button" id="z">OK</button>';
const dialog = (attributes = 'aria-modal="true"', style = '') =>
  `<div id="d" role="dialog" aria-label="Hours" ${attributes} style="${style}" hidden>${content}</div>`;
const open = 'd.hidden = false; a.focus()';
const close = 'onkeydown="if (event.key === \'Escape\') this.hidden = true"';
const modal = `aria-modal="true" ${close}`;
const script = (code: string) => `<script>${code}</script>`;
const around = `d.addEventListener('keydown', (event) => {
  const [from, to] = event.shiftKey ? [a, z] : [z, a];
  if (event.key === 'Tab' && document.activeElement === from) { event.preventDefault(); to.focus() }
})`;
const shown = (attributes: string, style = '') => dialog(attributes, style).replace(' hidden>', '>');
const cover = 'position: fixed; inset: 0; background: white';

/** Dialogs that are open when the page loads. */
const atStart: readonly (readonly [what: string, body: string, outcome: Outcome])[] = [
  [
    'a dialog that the browser keeps',
    `${links}<dialog id="d" aria-label="Hours">${content}</dialog>${script('d.showModal()')}`,
    'passed',
  ],
  ['an inert page behind it', `<main inert>${links}</main>${shown('aria-modal="true"', cover)}`, 'passed'],
  ['keys that go around', `${links}${shown('aria-modal="true"', cover)}${links}${script(around)}`, 'passed'],
  [
    'a focus that comes back in a moment',
    `${links}${shown('aria-modal="true"', cover)}${links}${script("document.addEventListener('focusin', ({ target }) => setTimeout(() => { if (!d.contains(target)) a.focus() }, 20))")}`,
    'passed',
  ],
  ['a page that it covers', `${links}${shown('aria-modal="true"', cover)}${links}`, ['failed #d']],
  [
    'a page that is hidden from screen readers',
    `<main aria-hidden="true">${links}</main>${shown('aria-modal="true"')}`,
    ['failed #d'],
  ],
  ['a page that stays in sight', `${links}${shown('aria-modal="true"')}${links}`, ['needs_review #d']],
  ['a dialog that is not modal', `${links}${shown('', cover)}`, 'inapplicable'],
  [
    'a modal dialog that is hidden',
    `${links}<div role="dialog" aria-modal="true" aria-label="Hours" style="display: none">${content}</div>`,
    'inapplicable',
  ],
  [
    'a modal dialog without controls',
    `${links}<div role="dialog" aria-modal="true" aria-label="Hours" style="${cover}">Wait</div>`,
    'passed',
  ],
];

export const cases: readonly RuleCase[] = [
  // right
  [
    'a modal dialog of the browser',
    `${links}${opener('d.showModal()')}<dialog id="d" aria-label="Hours">${content}</dialog>${links}`,
    'passed',
  ],
  [
    'a page that is inert behind the dialog',
    `<main id="m">${links}${opener(`m.inert = true; ${open}`)}</main>${dialog(`aria-modal="true" onkeydown="if (event.key === 'Escape') { this.hidden = true; m.inert = false }"`)}`,
    'passed',
  ],
  ['keys that go around', `${links}${opener(open)}${dialog(modal)}${links}${script(around)}`, 'passed'],
  [
    'a focus that is brought back',
    `${links}${opener(open)}${dialog(modal)}${links}${script("document.addEventListener('focusin', ({ target }) => { if (!d.hidden && !d.contains(target)) a.focus() })")}`,
    'passed',
  ],
  [
    'a focus that is brought back in a moment',
    `${links}${opener(open)}${dialog(modal)}${links}${script("document.addEventListener('focusin', ({ target }) => setTimeout(() => { if (!d.hidden && !d.contains(target)) a.focus() }, 10))")}`,
    'passed',
  ],
  [
    'guards before and after the dialog',
    `${links}${opener(open)}<div tabindex="0" onfocus="d.hidden || z.focus()"></div>${dialog(modal)}<div tabindex="0" onfocus="d.hidden || a.focus()"></div>${links}`,
    'passed',
  ],
  ['a dialog that is not modal', `${links}${opener(open)}${dialog('')}${links}`, 'inapplicable'],
  ['a dialog that gets no focus', `${links}${opener('d.hidden = false')}${links}${dialog()}`, 'passed'],
  // wrong
  ['a page that the dialog covers', `${links}${opener(open)}${dialog(modal, cover)}${links}`, ['failed #d']],
  [
    'a page that a dialog in another color space covers',
    `${links}${opener(open)}${dialog(modal, cover.replace('white', 'oklch(1 0 0)'))}${links}`,
    ['failed #d'],
  ],
  [
    'a dialog at the end that covers what is before it',
    `${links}${opener(open)}${dialog(modal, cover)}`,
    ['failed #d'],
  ],
  [
    'a page that is hidden from screen readers alone',
    `<main id="m">${links}${opener(`m.setAttribute('aria-hidden', 'true'); ${open}`)}</main>${dialog(`aria-modal="true" onkeydown="if (event.key === 'Escape') { this.hidden = true; m.removeAttribute('aria-hidden') }"`)}`,
    ['failed #d'],
  ],
  ['a page that stays in sight', `${links}${opener(open)}${dialog(modal)}${links}`, ['needs_review #d']],
  [
    'keys that go around forward alone',
    `${links}${opener(open)}${dialog(modal)}${script("z.addEventListener('keydown', (event) => { if (event.key === 'Tab' && !event.shiftKey) { event.preventDefault(); a.focus() } })")}`,
    ['needs_review #d'],
  ],
  // open when the page loads
  ...atStart.map(([what, body, outcome]): RuleCase => [`open when the page loads: ${what}`, body, outcome]),
];
