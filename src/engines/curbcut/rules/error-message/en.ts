import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Error messages must say which field is wrong, and why',
  description: 'A message about an error that a form shows names its field and the reason.',
  whyItMatters:
    'A message that only says that something is wrong leaves people to guess. Screen reader users may not even know which field it is about.',
  howToFix: [
    'Name the field in the message, and say what is missing or what the field expects.',
    'Put the message next to the field, and name it in `aria-describedby` of the field.',
  ],
  messages: {
    hidden: {
      problem:
        'The form shows “{text}”, and aria-hidden="true" hides it from screen readers. Do they say it elsewhere?',
      fix: 'If not, remove aria-hidden.',
    },
    ambiguous: {
      problem:
        'The form says “{text}”, and has several fields with the label “{label}”. Do people know which one is wrong?',
      fix: 'If not, name the group of the field too, or show the message at the field.',
    },
    unnamed: {
      problem: 'The form says “{text}”. Does any text say which field is wrong?',
      fix: 'If not, name the field in the message, or show the message at the field.',
    },
    vague: {
      problem: 'The message “{text}” only says that something is wrong. Do people know why, and how to correct it?',
      fix: 'If not, say in the message what the field expects.',
    },
  },
} as const satisfies EnglishSentences;
