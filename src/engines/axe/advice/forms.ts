import { tutorial, w3cPage } from '../../learn-more.ts';
import type { AdviceByRule } from '../../rule-advice.ts';

const labels = tutorial('forms/labels');
const instructions = tutorial('forms/instructions');

/** Labels of form fields, and fields that browsers may fill in. */
export const formAdvice = {
  'autocomplete-valid': {
    whyItMatters:
      'A correct `autocomplete` lets the browser fill in names, addresses and cards. People who type with effort, who make spelling mistakes or who forget details depend on it, and some tools show familiar symbols for it. A wrong value breaks that.',
    howToFix: [
      'Use a value from the HTML standard that fits the field: `<input type="email" autocomplete="email">`.',
      'Check the order when combining: section, `shipping` or `billing`, `home` or `work`, then the field, for example `autocomplete="shipping postal-code"`.',
      'Ask for the data of the user only: leave the attribute out on fields about someone else.',
    ],
    learnMore: [w3cPage('TR/WCAG22/#input-purposes')],
  },
  'form-field-multiple-labels': {
    whyItMatters:
      'A field has more than one `<label>`. Screen readers differ in which of them they read: some take the first, some the last, so blind people may miss half of the question.',
    howToFix: [
      'Keep one `<label>` per field and put all the text that names it inside.',
      'Connect further hints with `aria-describedby`: `<input id="pin" aria-describedby="pin-hint">`.',
      'Where a name must be composed from several elements, list them in order in `aria-labelledby`.',
    ],
    learnMore: [labels, instructions],
  },
  label: {
    whyItMatters:
      'Without a label, a screen reader says “edit text” and nothing about what to enter. People who use voice control cannot address the field, and a label that can be clicked is also a larger target for people with tremor.',
    howToFix: [
      'Connect a visible label by id: `<label for="email">Email</label> <input id="email" type="email">`.',
      'Or wrap the field: `<label>Email <input type="email"></label>`.',
      'Where no visible text is possible, as in a search box with a button next to it, use `aria-label="Search"`.',
      'Do not rely on the placeholder: it disappears as soon as someone types.',
    ],
    learnMore: [labels],
  },
  'label-title-only': {
    whyItMatters:
      'The field is named only by a tooltip, a description or hidden text. People who look at the page see an empty box without its question; tooltips do not appear on touch screens, nor for people who use only the keyboard.',
    howToFix: [
      'Add a visible label: `<label for="year">Year of birth</label> <input id="year">`.',
      'Keep `title` and `aria-describedby` for additional hints, not for the name.',
      'If the label is hidden with CSS, show it.',
    ],
    learnMore: [labels],
  },
  'select-name': {
    whyItMatters:
      'A drop-down list without a name makes screen readers read only the chosen entry. Blind people hear “Austria, list” and cannot tell whether it is the country of birth, of delivery or of the phone number.',
    howToFix: [
      'Connect a visible label: `<label for="country">Country of delivery</label> <select id="country">…</select>`.',
      'Use `aria-label` or `aria-labelledby` where the layout has no room for a visible label.',
      'Do not use the first entry (“Please choose a country”) as the only label.',
    ],
    learnMore: [labels],
  },
} satisfies AdviceByRule;
