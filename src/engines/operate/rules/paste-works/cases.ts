import { onOnePage } from '../../../rule-cases.ts';
import type { RuleCase } from '../../../rule-cases.ts';

const password = (attributes: string) => `<label>Password <input type="password" id=t ${attributes}></label>`;
const digits = (script: string) =>
  `<div onpaste="${script}"><input id=t autocomplete="one-time-code" maxlength="1"><input maxlength="1"></div>`;

export const cases: readonly RuleCase[] = [
  ['no field for a password', '<label>Name <input onpaste="return false"></label>', 'inapplicable'],
  ['one field', password(''), 'passed'],
  ['a field that refuses a paste', password('onpaste="return false"'), 'needs_review'],
  [
    'a code that is spread later, on a page that is busy',
    digits(
      'event.preventDefault(); setTimeout(() => { this.lastChild.value = 6 }, 150); setTimeout(() => { for (const end = performance.now() + 120; performance.now() < end;); }, 60)',
    ),
    'passed',
  ],
  onOnePage('fields for passwords and codes', [
    // right
    ['a field that checks what is pasted', password('onpaste="this.title = event.clipboardData.getData(`text`)"'), ''],
    ['a code that is spread', digits('event.preventDefault(); for (const one of this.children) one.value = 4'), ''],
    [
      'a code that is spread later',
      digits('event.preventDefault(); setTimeout(() => { this.lastChild.value = 5 }, 150)'),
      '',
    ],
    ['a field that is off', password('disabled onpaste="return false"'), ''],
    ['a hidden field', `<div hidden>${password('onpaste="return false"')}</div>`, ''],
    ['another shortcut', password('onkeydown="if (event.ctrlKey && event.key === `s`) event.preventDefault()"'), ''],
    // wrong
    [
      'a listener',
      `${password('')}<script>{ const { parentNode } = document.currentScript; parentNode.addEventListener("paste", (event) => event.preventDefault()) }</script>`,
      'needs_review',
    ],
    ['a shortcut', password('onkeydown="return !(event.ctrlKey && event.key === `v`)"'), 'needs_review'],
    ['the number of a key', password('onkeydown="return !(event.ctrlKey && event.keyCode === 86)"'), 'needs_review'],
    [
      'an input that is refused',
      password('onbeforeinput="return event.inputType !== `insertFromPaste`"'),
      'needs_review',
    ],
    ['a code', digits('return false'), 'needs_review'],
    [
      'a password that is shown',
      '<input type="text" autocomplete="current-password" aria-label="Password" id=t onpaste="return false">',
      'needs_review',
    ],
  ]),
];
