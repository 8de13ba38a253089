import type { EnglishSentences } from '../../../rule-sentences.ts';
import { clippedMessages, overlapMessages, lostMessages } from '../../sentences/en.ts';

export const en = {
  title: 'Text must stay readable with more space',
  description:
    'With the line, letter, word and paragraph spacing of WCAG 1.4.12, no text is cut off, covered or missing.',
  whyItMatters:
    'People with dyslexia or low vision set more space between lines, words and letters so that they can read. In a box of fixed size the text then does not fit.',
  howToFix: [
    'Use `min-height` in place of `height`, so that boxes grow with their text.',
    'Let lines wrap: remove `white-space: nowrap` where the text may be longer than the box.',
    'Set widths in `em` or `ch` where a box has to be as wide as its text.',
  ],
  messages: {
    ...clippedMessages,
    ...overlapMessages,
    ...lostMessages,
  },
} as const satisfies EnglishSentences;
