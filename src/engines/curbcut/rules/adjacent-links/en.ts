import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'An image and its caption should be one link',
  description: 'Two links next to each other do not have the same name and the same URL.',
  whyItMatters:
    'People who use a screen reader or the keyboard meet the same link twice, and wonder how the two differ.',
  howToFix: [
    'Put the image and the text into one `<a>`, and give the image `alt=""`.',
    'Or remove one of the two links.',
  ],
  messages: {
    repeated: {
      problem:
        'The link before this one has the same name, “{name}”, and leads to the same page. Screen readers read it twice, and the keyboard stops twice.',
      fix: 'Make both one link, for example the image and the text in one <a>.',
    },
  },
} as const satisfies EnglishSentences;
