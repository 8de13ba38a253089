import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'A picture that is drawn with characters must have a text alternative',
  description: 'Preformatted text of several lines that consists mostly of signs has a name as an image.',
  whyItMatters:
    'Screen readers read such a picture sign by sign: “slash, backslash, comma”. People who cannot see it hear noise and learn nothing about what it shows.',
  howToFix: [
    'Give the `<pre>` `role="img"` and an `aria-label` that says what it shows.',
    'Or hide it with `aria-hidden="true"` where text next to it says the same.',
    'Where it is code or data, mark the finding as a false positive.',
  ],
  messages: {
    picture: {
      problem: 'This text seems to be a picture that is drawn with characters. Screen readers read it sign by sign.',
      fix: 'If it is a picture, give it role="img" and a name that says what it shows.',
    },
  },
} as const satisfies EnglishSentences;
