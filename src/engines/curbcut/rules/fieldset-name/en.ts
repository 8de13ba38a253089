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
    fieldsetUnnamed: () =>
      'The fieldset has no legend with text. Does it group fields? If so, say in a legend what they ask for; if it only draws a frame, use a div.',
  },
} satisfies EnglishSentences;
