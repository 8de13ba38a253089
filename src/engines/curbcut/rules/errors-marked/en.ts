import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Fields with errors must be marked',
  description: 'A form whose alert reports errors marks the fields that have them, or leads to them.',
  whyItMatters:
    'An alert says that something is wrong. When no field says that it is the one, or only its color does, blind people and people who do not see that color have to guess.',
  howToFix: [
    'Give each field with an error `aria-invalid="true"`, and name the text of its error with `aria-describedby`.',
    'Name the fields in the alert, each with a link to its field.',
    'Say in words what is wrong and how to correct it.',
  ],
  messages: {
    unmarked: {
      problem:
        'The alert says that something is wrong, and no field of its form has aria-invalid="true". Do words, and not only colors, say which fields have errors?',
      fix: 'If not, mark these fields with aria-invalid="true", and name them in the message.',
    },
  },
} as const satisfies EnglishSentences;
