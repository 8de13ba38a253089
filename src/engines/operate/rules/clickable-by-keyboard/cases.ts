import type { RuleCase } from '../../../rule-cases.ts';

const script = '<script>document.addEventListener("click", () => { document.title = "Used"; })</script>';
/** A page without text is waited for as one that is still empty. */
const text = '<p>Text</p>';
const area = (inside: string, attributes = '') =>
  `<div id="area" style="cursor: pointer; width: 200px" ${attributes}>${inside}</div>${script}`;

export const cases: readonly RuleCase[] = [
  ['an area that nothing else makes usable', area('Open'), ['needs_review #area']],
  ['an area that Tab reaches', area('Open', 'tabindex="0" role="button"'), []],
  ['a card with a link', area('<p>Repairs</p><a href="#more">More</a>'), []],
  ['the label of a control', '<label style="cursor: pointer"><input type="checkbox"> I agree</label>', []],
  ['an option of a list', `<ul role="listbox" tabindex="0">${area('One', 'role="option"')}</ul>`, []],
  ['an area that is hidden', `${text}${area('Open', 'hidden')}`, []],
  [
    'an area with the cursor only under the pointer',
    `<style>dt:hover { cursor: pointer }</style><dl><dt>Hours</dt><dd>Nine to five</dd></dl>${script}`,
    ['needs_review dt'],
  ],
  [
    'what closes a hidden box',
    `${text}<div hidden><span id="x" style="cursor: pointer" title="Close the box">X</span></div>${script}`,
    ['needs_review #x'],
  ],
  [
    'a button that closes a hidden box',
    `${text}<div hidden><button style="cursor: pointer">Close</button></div>${script}`,
    [],
  ],
  ['a page without scripts', '<div style="cursor: pointer">Open</div>', []],
  [
    'a role without that cursor',
    `${text}<span role="checkbox" aria-checked="false" id="box">Gift</span>${script}`,
    ['needs_review #box'],
  ],
  [
    'a role that Tab reaches',
    `${text}<span role="checkbox" aria-checked="false" tabindex="0">Gift</span>${script}`,
    [],
  ],
  ['a role that is off', `${text}<span role="link" aria-disabled="true">Next</span>${script}`, []],
  [
    'a role in a group that moves the focus',
    `${text}<div role="toolbar" aria-label="Text" tabindex="0" aria-activedescendant="b"><span role="button" id="b">Bold</span></div>${script}`,
    [],
  ],
];
