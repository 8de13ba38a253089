import type { RuleCase } from '../../../rule-cases.ts';

const form = (text: string, attributes = 'type="date" required') =>
  `<form novalidate onsubmit="event.preventDefault(); t.textContent = '${text}'"><p><label>Birthday <input ${attributes}></label> <span id="t" role="alert"></span></p><button>Send</button></form>`;

export const cases: readonly RuleCase[] = [
  ['messages of the browser', '<form><input aria-label="Name" required><button>Send</button></form>', 'inapplicable'],
  ['a request', form('Enter your birthday'), 'passed'],
  ['a reason', form('This field is required.'), 'passed'],
  ['a format', form('Invalid: use day, month and year'), 'passed'],
  ['one word', form('Invalid'), ['needs_review #t']],
  ['the label and one word', form('Birthday is not valid!'), ['needs_review #t']],
  ['another language', form('Ungültiger Wert'), ['needs_review #t']],
];
