import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'A form must say in text what is wrong',
  description: 'A form that is sent empty and stays says in text which field is wrong, and why.',
  whyItMatters:
    'A red border or an icon says nothing to people who do not see it, or do not see the color. They press the button again and again and never find out why the form stays.',
  howToFix: [
    'Show a message in text at each field that is wrong: name the field, and say what is missing.',
    'Mark the field with `aria-invalid="true"`, and refer to the message with `aria-describedby`.',
    'Or leave out `novalidate` and let the browser show its own messages.',
  ],
  messages: {
    color: {
      problem:
        'When the form is sent empty, this field only turns red or gets a red icon. No text says that it is wrong.',
      fix: 'Say next to it, in words, what is missing.',
    },
    look: {
      problem:
        'When the form is sent empty, it stays, and this field looks different without any text. Does that mean that the field is wrong?',
      fix: 'If so, say next to it, in words, what is missing.',
    },
    marked: {
      problem:
        'When the form is sent empty, it marks this field or moves the focus to it, but no text says what is wrong. Do people know what to do?',
      fix: 'If not, say next to it, in words, what is missing.',
    },
    hidden: {
      problem:
        'When the form is sent empty, the only new text is invisible, or in an attribute of this element, such as title. Can all people read it?',
      fix: 'If not, show the text.',
    },
    unnamed: {
      problem: 'When the form is sent empty, it says “{text}”. Does any text say which field is wrong?',
      fix: 'If not, name the fields in the message, or show a message at each of them.',
    },
  },
} as const satisfies EnglishSentences;
