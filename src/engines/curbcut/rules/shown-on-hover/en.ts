import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'What appears under the pointer must also appear by keyboard',
  description: 'Content that a style shows on `:hover` is also shown for the focus, or by a control.',
  whyItMatters:
    'A menu or a tooltip that only the pointer opens does not exist for people who use the keyboard, and on touch screens it is hard to open for everyone.',
  howToFix: [
    'Open menus with a `<button aria-expanded>` that says whether they are open.',
    'Show tooltips and short menus also with `:focus-within` on an element that Tab reaches.',
    'Where the same is on the page or behind the link, mark the finding as a false positive.',
  ],
  messages: {
    hover: {
      problem:
        'While the pointer is over this element, a style shows “{text}”, and no style does that for the keyboard focus. Can people reach it by keyboard?',
      fix: 'If not, show it with :focus-within or with a button.',
    },
  },
} as const satisfies EnglishSentences;
