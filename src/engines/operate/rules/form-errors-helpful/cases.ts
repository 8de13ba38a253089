import type { RuleCase } from '../../../rule-cases.ts';

const form = (text: string, id = 't') =>
  `<form novalidate onsubmit="event.preventDefault(); ${id}.textContent = '${text}'"><p><label>Birthday <input type="date" required></label> <span id="${id}" role="alert"></span></p><button>Send</button></form>`;

export const cases: readonly RuleCase[] = [
  ['messages of the browser', '<form><input aria-label="Name" required><button>Send</button></form>', 'inapplicable'],
  ['a request', form('Enter your birthday'), 'passed'],
  ['a reason and a format', form('This is required') + form('Invalid: use day, month and year', 'u'), [2, 0, 0]],
  ['one word', form('Invalid'), ['needs_review #t']],
  [
    'the label and one word, and another language',
    form('Birthday is not valid!') + form('Ungültiger Wert', 'u'),
    ['needs_review #t', 'needs_review #u'],
  ],
];
