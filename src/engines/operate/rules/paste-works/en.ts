import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Passwords and codes can be pasted',
  description: 'Fields for passwords and one-time codes take text from the clipboard.',
  whyItMatters:
    'Remembering or copying a password letter by letter is hard for many people, and impossible for some. A password manager or the clipboard does it for them, if the page lets them.',
  howToFix: [
    'Remove the script that stops `paste`, or Ctrl+V, in this field.',
    'Mark the field for password managers, with `autocomplete="current-password"`, `new-password` or `one-time-code`.',
    'If a code has one field for each character, spread what is pasted over the fields.',
  ],
  messages: {
    blocked: {
      problem:
        'This field for a password or a code refuses text from the clipboard. Is there another way to sign in, without remembering or typing over?',
      fix: 'If not, let people paste into it.',
    },
  },
} as const satisfies EnglishSentences;
