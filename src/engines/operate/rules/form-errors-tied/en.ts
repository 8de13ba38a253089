import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Error messages must belong to their fields',
  description: 'A message that a form shows at a field is part of the name or description of the field, or names it.',
  whyItMatters:
    'Screen reader users go from field to field. A message that only its place ties to a field is not read there, so they do not know which field it is about.',
  howToFix: [
    'Give the message an `id`, and name it in `aria-describedby` or `aria-errormessage` of its field.',
    'Mark the field with `aria-invalid="true"` as long as it is wrong.',
    'Or write the message into the label of the field.',
  ],
  messages: {
    untied: {
      problem:
        'This message appears at the field “{label}”, which does not refer to it: “{text}”. Do screen readers say it at the field?',
      fix: 'If not, name the message in aria-describedby of the field, and set aria-invalid="true".',
    },
  },
} as const satisfies EnglishSentences;
