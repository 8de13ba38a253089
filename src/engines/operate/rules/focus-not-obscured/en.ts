import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'What has the focus must not be covered',
  description:
    'While Tab moves through the page, forward and back, no header, banner or other box that stays in the view covers the element with the focus entirely.',
  whyItMatters:
    'People who use a keyboard follow the focus with their eyes. If a sticky header or a cookie banner covers it, they do not know where they are, and press keys blindly.',
  howToFix: [
    'Give the scrolling container `scroll-padding-top` and `scroll-padding-bottom` as large as what stays in the view. The browser then scrolls further when the focus moves.',
    'Make a banner a part of the page instead of a fixed box, or let Escape close it.',
  ],
  messages: {
    covered: {
      problem: 'When this element has the focus, “{name}” covers it entirely.',
      fix: 'Add scroll-padding for what stays in the view, or move “{name}” out of the way.',
    },
    dialog: {
      problem:
        'When this element has the focus, “{name}”, which covers most of the view, covers it entirely. Can people close that without moving the focus?',
      fix: 'If not, keep the focus in what is in front, and make the page behind it inert.',
    },
  },
} as const satisfies EnglishSentences;
