import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Text that looks like a heading must be one',
  description: 'A short line in bold or large letters before other text is marked up as a heading.',
  whyItMatters:
    'Screen reader users move from heading to heading to find their way. A line that only looks like a heading is not among them, so they miss the part that it begins.',
  howToFix: [
    'Use `<h2>` to `<h6>`, in the order of the parts of the page, and style them as you like.',
    'Where the line is only emphasized and begins no part, mark the finding as a false positive.',
  ],
  messages: {
    heading: {
      problem:
        '“{text}” looks like the heading of what follows, and is none for screen readers, whose users jump from heading to heading.',
      fix: 'If it is a heading, make it one of h2 to h6.',
    },
  },
} as const satisfies EnglishSentences;
