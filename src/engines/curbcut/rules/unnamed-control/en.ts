import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Custom elements and editors that take the focus must have a name',
  description: 'Custom elements and editable parts that Tab reaches have a role and a name.',
  whyItMatters:
    'Screen readers announce a control by its role and its name. Without a name, people hear “button” or nothing at all. Speech users cannot say what to press.',
  howToFix: [
    'Prefer a native `<button>`, link or field inside the custom element, and leave the element itself out of the tab order.',
    'Where the element is the control, give it a role and a name: with `ariaLabel` of its ElementInternals, with `aria-label`, or with text.',
    'Give an editor `role="textbox"` and an `aria-label` or `aria-labelledby`.',
  ],
  messages: {
    unnamed: {
      problem: 'This custom element has the role “{role}” and no name. Screen readers do not say what it is for.',
      fix: 'Write text into it, or give it an aria-label that says what it does.',
    },
    custom: {
      problem: 'Tab stops at this custom element, and nothing gives it a name. Do screen readers say what it is for?',
      fix: 'If not, give it a role and a name, or make what is in it a <button>, a link or a field.',
    },
    editor: {
      problem:
        'People can write here, and the element has neither a role nor a name. Do screen readers say what to write?',
      fix: 'If not, give it role="textbox" and an aria-label.',
    },
  },
} as const satisfies EnglishSentences;
