import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Text must not be cut off when the page is zoomed to 200 %',
  description: 'No element hides a part of its text in a view of 640 by 512 pixels, unless an ellipsis marks the end.',
  whyItMatters:
    'People with low vision zoom in to read. A box of fixed size then cuts off the end of its text, and they do not even know that something is missing.',
  howToFix: [
    'Use `min-height` in place of `height`, so that the box grows with its text.',
    'Let lines wrap: remove `white-space: nowrap` where the text may be longer than the box.',
    'Remove `overflow: hidden` from boxes with text, or let people scroll: `overflow: auto`.',
  ],
  messages: {
    cut: {
      problem:
        'At 200 % zoom this element cuts off its text, and nothing shows the rest. People with low vision cannot read it.',
      fix: 'Let its height and width grow with the text: use min-height in place of height, and let lines wrap.',
    },
    maybe_cut: {
      problem:
        'At 200 % zoom this element cuts off its text. Can people still read the rest, for example with a control near it?',
      fix: 'If not, let its height and width grow with the text.',
    },
  },
} as const satisfies EnglishSentences;
