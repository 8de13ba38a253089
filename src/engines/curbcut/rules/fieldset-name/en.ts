import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'A fieldset must have a legend',
  description: 'Each fieldset has a legend with text, or another name.',
  whyItMatters:
    'Screen readers announce a fieldset as a group when people enter it. Without a legend, the group has no name, and what its fields have in common is lost.',
  howToFix: [
    'Begin the fieldset with a `<legend>` that says what its fields ask for.',
    'Where the fieldset only draws a frame, use a `<div>`, or give it `role="presentation"`.',
  ],
  messages: {
    unnamed: {
      problem:
        'This fieldset has no legend with text, so screen readers announce a group without a name. Does it group fields?',
      fix: 'If so, say in a legend what the fields ask for. If it only draws a frame, use a div.',
    },
  },
} as const satisfies EnglishSentences;
