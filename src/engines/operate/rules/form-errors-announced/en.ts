import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Error messages must be announced',
  description: 'When a form is sent empty and stays, its message is in a live region, or the focus moves.',
  whyItMatters:
    'Screen reader users hear what has the focus. A message that appears elsewhere is silent: after pressing the button, they hear nothing and think that the form was sent.',
  howToFix: [
    'Move the focus to the first field that is wrong, or to a list of all errors.',
    'Or write the message into an element with `role="alert"`, which is in the page from the start.',
  ],
  messages: {
    silent: {
      problem:
        'When the form is sent empty, “{text}” appears. The focus stays on the button, and no live region has the message.',
      fix: 'Move the focus to the field or to a list of the errors, or put the message into an element with role="alert".',
    },
    unsure: {
      problem:
        'When the form is sent empty, “{text}” appears, and no live region has it. Do screen reader users notice it?',
      fix: 'If not, move the focus to the field or to a list of the errors, or put the message into an element with role="alert".',
    },
  },
} as const satisfies EnglishSentences;
