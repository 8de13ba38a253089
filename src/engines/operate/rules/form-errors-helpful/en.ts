import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Error messages must say what to do',
  description: 'A message at a field says more than that something is wrong, if the form knows more.',
  whyItMatters:
    '“Invalid” leaves people to guess. Many give up, above all people with cognitive or learning disabilities, and people who do not see what others have in front of them.',
  howToFix: [
    'Say what is missing, or what the field expects, such as “Enter your birthday as day, month and year”.',
    'Give an example of a valid value.',
  ],
  messages: {
    vague: {
      problem:
        'The message at the field “{label}” only says that something is wrong: “{text}”. Do people know how to correct it?',
      fix: 'If not, say in the message what the field expects.',
    },
  },
} as const satisfies EnglishSentences;
