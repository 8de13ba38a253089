import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Text that says something must be in the document',
  description: 'Words that a style sheet adds before or after elements only decorate.',
  whyItMatters:
    'Words from a style sheet disappear for people who read with their own styles or in a reading mode, they cannot be found or copied, and translations leave them out.',
  howToFix: [
    'Write the words into the document.',
    'Where they only decorate, keep screen readers from reading them: `content: "New" / ""`.',
    'Where the document says the same, mark the finding as a false positive.',
  ],
  messages: {
    words: {
      problem:
        'A style sheet adds the words “{text}”, which are not in the document. Do they say something that the document does not?',
      fix: 'If so, write them into the document.',
    },
  },
} as const satisfies EnglishSentences;
