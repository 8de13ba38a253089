import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'ARIA hidden element must not be focusable or contain focusable elements',
  description: 'Tab reaches nothing in elements with aria-hidden="true".',
  whyItMatters:
    'Something inside a hidden area can still be reached with the Tab key. Blind keyboard users land on a control that their screen reader does not announce, and do not know where they are.',
  howToFix: [
    'Remove `aria-hidden="true"` when the content is for everyone.',
    'Hide closed menus and panels completely: `hidden`, `display: none` or `visibility: hidden` take them out of the tab order as well.',
    'Set `inert` on content behind an open dialog, which hides it and blocks the focus in one step.',
    'Disable single controls inside, or set `tabindex="-1"` on them.',
  ],
  messages: {
    found: {
      problem:
        'This element has aria-hidden="true", and Tab still reaches it or something in it. Screen readers then say nothing, and people do not know where they are.',
      fix: 'Remove aria-hidden, or take it out of the tab order with inert or tabindex="-1".',
    },
    review: {
      problem:
        'This element has aria-hidden="true" and contains something that can have the focus. Can Tab reach it, and does the focus stay there?',
      fix: 'If so, take it out of the tab order with inert or tabindex="-1".',
    },
  },
} as const satisfies EnglishSentences;
