import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Legends should not be empty',
  description: 'The legend of a group of fields has text.',
  whyItMatters:
    'Screen readers announce a group, and no name for it. People wonder what they miss, and do not learn what the fields have in common.',
  howToFix: [
    'Write into the `<legend>` what the fields have in common: “Delivery address”.',
    'If the fields belong to no group, remove the `<fieldset>`.',
  ],
  messages: {
    empty: {
      problem: 'This legend has no text, so screen readers announce a group without a name.',
      fix: 'Say in it what the fields have in common.',
    },
  },
} as const satisfies EnglishSentences;
