import { onOnePage } from '../../../rule-cases.ts';
import type { RuleCase } from '../../../rule-cases.ts';

const form = (inside: string) => `<form>${inside}<button>Send</button></form>`;
const age = (message: string) => form(`<label>Age (years) <input type="number"></label>${message}`);

export const cases: readonly RuleCase[] = [
  ['no message', age(''), 'inapplicable'],
  ['no form', '<p class="error">This value is invalid.</p>', 'inapplicable'],
  ['a reason', age('<span class="error">Enter an age of at least 18.</span>'), 'passed'],
  ['no reason', age('<span class="error">Invalid value for age.</span>'), 'needs_review'],
  onOnePage('messages', [
    // right
    ['a message that waits', age('<span id=t class="error" hidden>Invalid value</span>'), ''],
    ['an empty one', age('<span id=t class="error"></span>'), ''],
    ['a message at its field', age('<p id=t class="field__error">Please fill in this field.</p>'), ''],
    ['an alert', age('<p id=t class="error" role="alert">Invalid</p>'), ''],
    ['another text', age('<p id=t class="note">Invalid</p>'), ''],
    [
      'a list that leads to the fields',
      form('<div id=t class="errors">Error: <a href="#a">Age</a></div><input aria-label="Weight">'),
      '',
    ],
    [
      'a field that is marked',
      form(
        '<div id=t class="error">There is an error.</div><input aria-label="A" aria-invalid="true"><input aria-label="B">',
      ),
      '',
    ],
    [
      'a word with the label in it',
      form('<p id=t class="error">Correct your age, please.</p><label>Age <input></label>'),
      '',
    ],
    // wrong
    [
      'a message for no field',
      form(
        '<div id=t class="error">Please fill the field correctly.</div><label>Age <input></label><label>Name <input></label>',
      ),
      'needs_review',
    ],
    [
      'only a part of a word',
      form(
        '<div id=t class="error">Wrong, see the message above.</div><label>Age <input></label><label>Name <input></label>',
      ),
      'needs_review',
    ],
    [
      'a message in the label',
      form('<label>Phone <span id=t class="error-message">is not valid</span> <input pattern="7[0-9]{9}"></label>'),
      'needs_review',
    ],
    [
      'a hidden message',
      age('<span id=t class="ageError" aria-hidden="true">Age must be at least 1.</span>'),
      'needs_review',
    ],
    [
      'two fields of one label',
      form(
        '<label>Name <input></label><hr><label>Name <input></label><div><p></p></div><hr><ul id=t class="errors"><li>Please fill in Name.</li></ul>',
      ),
      'needs_review',
    ],
  ]),
];
