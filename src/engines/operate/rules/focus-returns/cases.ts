import type { RuleCase } from '../../../rule-cases.ts';

const links = '<p><a href="#1">One</a> <a href="#2">Two</a> <a href="#3">Three</a> <a href="#4">Four</a></p>';
const opener = (code: string) => `<button type="button" id="o" aria-haspopup="dialog" onclick="${code}">Hours</button>`;
const dialog = (onclose: string) =>
  `<div id="d" role="dialog" aria-label="Hours" hidden onkeydown="if (event.key === 'Escape') { ${onclose} }"><p>Nine to five</p><button type="button" id="ok">OK</button></div>`;
const open = 'd.hidden = false; ok.focus()';
const menu = (onclose: string) =>
  `<ul id="d" role="menu" aria-label="Hours" hidden onkeydown="if (event.key === 'Escape') { ${onclose} }"><li role="menuitem" tabindex="-1" id="ok" onclick="0">Today</li></ul>`;

export const cases: readonly RuleCase[] = [
  // right
  [
    'a modal dialog of the browser',
    `${links}${opener('d.showModal()')}${links}<dialog id="d" aria-label="Hours"><button>OK</button></dialog>`,
    'passed',
  ],
  ['a script that returns it', `${links}${opener(open)}${links}${dialog('d.hidden = true; o.focus()')}`, 'passed'],
  [
    'a script that returns it in a moment',
    `${links}${opener(open)}${links}${dialog('d.hidden = true; setTimeout(() => o.focus(), 150)')}`,
    'passed',
  ],
  [
    'a script that returns it after an animation',
    `${links}${opener(open)}${links}${dialog('d.hidden = true; setTimeout(() => o.focus(), 450)')}`,
    'passed',
  ],
  ['a dialog next to its opener', `${links}${opener(open)}${dialog('d.hidden = true')}${links}`, 'passed'],
  ['a menu that returns it', `${links}${opener(open)}${links}${menu('d.hidden = true; o.focus()')}`, 'passed'],
  ['an opener at the top', `${dialog('d.hidden = true')}${opener(open)}${links}`, 'passed'],
  ['a part that gets no focus', `${links}${opener('d.hidden = !d.hidden')}${dialog('')}`, 'inapplicable'],
  // wrong
  ['a dialog before the page', `${dialog('d.hidden = true')}${links}${opener(open)}${links}`, ['failed #o']],
  ['a dialog that is removed from there', `${dialog('d.remove()')}${links}${opener(open)}${links}`, ['failed #o']],
  ['a menu before the page', `${menu('d.hidden = true')}${links}${opener(open)}${links}`, ['failed #o']],
  [
    'a script that takes it away',
    `${links}${opener(open)}${dialog('d.hidden = true; document.body.tabIndex = -1; document.body.focus()')}${links}`,
    ['failed #o'],
  ],
  ['a dialog after the page', `${links}${opener(open)}${links}${dialog('d.hidden = true')}`, ['failed #o']],
  [
    'a dialog that is far from its opener',
    `${opener(open)}${links}${dialog('d.hidden = true')}${links}`,
    ['needs_review #o'],
  ],
];
