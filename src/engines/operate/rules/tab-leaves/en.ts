import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Tab or Escape should move the focus away from every element',
  description: 'The keyboard focus leaves each element by the keys that everyone knows, at any speed.',
  whyItMatters:
    'People who use the keyboard press Tab to move on, and Escape to get out. Where only another key works, or only a quick hand, many of them are stuck.',
  howToFix: [
    'Remove the script that moves the focus back when it leaves (`blur`, `focusout`), also after a timer.',
    'If a widget such as an editor needs Tab, let Escape leave it.',
  ],
  messages: {
    quickly: {
      problem:
        'Keys move the focus away from this element only when they are pressed very quickly: a script moves it back. People who type slowly are caught.',
      fix: 'Let Tab leave the element.',
    },
    by_advice: {
      problem:
        'The focus leaves this element only with a key that the page names, not with Tab, Shift+Tab, Escape or arrow keys. People who do not read the advice are caught.',
      fix: 'Let Tab or Escape leave it.',
    },
  },
} as const satisfies EnglishSentences;
