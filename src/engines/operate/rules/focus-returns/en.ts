import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'The focus must return after something is closed',
  description:
    'After a dialog or menu that had the focus is closed by keyboard, the focus is on an element, or the next Tab continues near the opener.',
  whyItMatters:
    'People who use a keyboard or a screen reader continue where the focus is. If closing a dialog drops it, they start again at the top of the page, with every link before the place where they were.',
  howToFix: [
    'Open dialogs with `showModal()` on a `<dialog>`, and menus as a `popover`: the browser returns the focus.',
    'Otherwise remember the element that has the focus when something opens, and call `focus()` on it after closing.',
  ],
  messages: {
    top: {
      problem:
        'After what “{name}” opens is closed by keyboard, no element has the focus. The next Tab starts at the top of the page.',
      fix: 'Call focus() on the opener after closing.',
    },
    away: {
      problem:
        'After what “{name}” opens is closed by keyboard, no element has the focus, and the next Tab is far from the opener. Can people continue where they were?',
      fix: 'If not, call focus() on the opener after closing.',
    },
  },
} as const satisfies EnglishSentences;
