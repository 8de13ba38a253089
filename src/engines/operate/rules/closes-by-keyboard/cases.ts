import type { RuleCase } from '../../../rule-cases.ts';

const opener = (code: string) => `<button type="button" aria-haspopup="dialog" onclick="${code}">Hours</button>`;
const dialog = (content: string, attributes = 'aria-modal="true" tabindex="-1"') =>
  `<div id="d" role="dialog" aria-label="Hours" ${attributes} hidden><p>Nine to five</p>${content}</div>`;
const open = 'd.hidden = false; d.focus()';
const hide = 'onclick="d.hidden = true"';

export const cases: readonly RuleCase[] = [
  // right
  [
    'a modal dialog of the browser',
    `${opener('d.showModal()')}<dialog id="d" aria-label="Hours"><p>Nine to five</p></dialog>`,
    'passed',
  ],
  [
    'Escape',
    `${opener(open)}${dialog('<span onclick="d.hidden = true">×</span>', 'aria-modal="true" tabindex="-1" onkeydown="if (event.key === \'Escape\') this.hidden = true"')}`,
    'passed',
  ],
  ['a button', `${opener(open)}${dialog(`<button type="button" ${hide}>Close</button>`)}`, 'passed'],
  [
    'a button with a picture of a cross',
    `${opener(open)}${dialog(`<button type="button" class="btn-close" aria-label="Fenster schließen" ${hide}></button>`)}`,
    'passed',
  ],
  [
    'Space alone',
    `${opener(open)}${dialog(`<span role="button" tabindex="0" onkeyup="if (event.key === ' ') this.click()" ${hide}>Close</span>`)}`,
    'passed',
  ],
  ['the opener', `${opener('d.hidden = !d.hidden')}${dialog(`<span class="close" ${hide}>×</span>`, '')}`, 'passed'],
  [
    'a button that is not named for it',
    `${opener(open)}${dialog(`<button type="button" ${hide}>OK</button>`)}`,
    'passed',
  ],
  [
    'a part that is no dialog',
    `${opener('d.hidden = false')}<div id="d" hidden><span class="close" ${hide}>×</span></div>`,
    'inapplicable',
  ],
  // wrong
  ['a cross for the pointer alone', `${opener(open)}${dialog(`<span class="close" ${hide}>×</span>`)}`, ['failed #d']],
  [
    'a role without keys',
    `${opener(open)}${dialog(`<div role="button" tabindex="0" aria-label="Close" ${hide}>×</div>`)}`,
    ['failed #d'],
  ],
  [
    'a modal dialog of the browser that refuses Escape',
    `${opener('d.showModal()')}<dialog id="d" aria-label="Hours" onkeydown="event.preventDefault()" oncancel="event.preventDefault()"><p>Nine to five</p><span onclick="d.close()">✕</span></dialog>`,
    ['failed #d'],
  ],
  [
    'a cross next to another control',
    `${opener(open)}${dialog(`<span class="close" ${hide}>×</span><button type="button">Print</button>`)}`,
    ['needs_review #d'],
  ],
  ['nothing at all', `${opener(open)}${dialog('')}`, ['needs_review #d']],
];
