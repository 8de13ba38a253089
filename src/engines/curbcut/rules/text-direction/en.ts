import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Text should run in the direction of its script',
  description:
    'Paragraphs in Arabic, Hebrew and the like run from right to left, those in other scripts from left to right.',
  whyItMatters:
    'In the wrong direction, punctuation, numbers and words of another script move to the wrong end of the line. People read parts of a sentence in another order than it was written.',
  howToFix: [
    'Write `dir="rtl"` next to `lang` on the element with the text, or on `<html>` where the whole page is in that language.',
    'Use `dir="auto"` for what people write themselves.',
    'Remove `dir="rtl"` from text that is not in such a script.',
  ],
  messages: {
    rtl: {
      problem:
        '“{text}” is written from right to left, and the element runs in the other direction. Punctuation and numbers in it are shown at the wrong end.',
      fix: 'Write dir="rtl".',
    },
    ltr: {
      problem:
        '“{text}” is written from left to right, and the element runs in the other direction. Punctuation and numbers in it are shown at the wrong end.',
      fix: 'Write dir="ltr".',
    },
  },
} as const satisfies EnglishSentences;
