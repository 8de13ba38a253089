import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Fields of one form must have different labels',
  description: 'Fields in one group, below one heading, do not have the same label.',
  whyItMatters:
    'Two fields have the same label, and nothing around them says how they differ. Screen reader users, and people who name a field by speech, cannot tell which one they fill in.',
  howToFix: [
    'Put the difference into the labels: “Name of the child” and “Name of a parent”.',
    'Or put each part of the form into a `<fieldset>` with a `<legend>`, or below its own heading.',
  ],
  messages: {
    alike: {
      problem:
        'Another field of this form has the same label, “{text}”. Can people tell them apart by what is around them?',
      fix: 'If not, put the difference into the labels.',
    },
  },
} as const satisfies EnglishSentences;
