import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'The focus alone must not change the page',
  description: 'No element leads to another page, sends a form or opens a window as soon as it gets the focus.',
  whyItMatters:
    'People who use a keyboard pass over many elements on the way to the one that they want. If one of them leads away as soon as they reach it, what comes after it is out of reach, and screen reader users do not know what happened.',
  howToFix: [
    'Do it when people activate the element: on `click`, or when a form is sent, not on `focus` or `focusin`.',
    'A hint or a list may open on focus, as long as the page stays and the focus does not move.',
  ],
  messages: {
    page: {
      problem: 'As soon as this element gets the focus, the page leaves for another one, or sends a form.',
      fix: 'Do that on click instead.',
    },
    window: {
      problem: 'As soon as this element gets the focus, a script opens a window.',
      fix: 'Open it on click instead.',
    },
  },
} as const satisfies EnglishSentences;
