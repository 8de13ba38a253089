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
    likeHeading: (text: string) =>
      `“${text}” looks like the heading of what follows. Is it one? If so, make it h2 to h6.`,
  },
} satisfies EnglishSentences;
