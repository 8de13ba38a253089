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
    trapQuickly: () =>
      'Tab, Shift+Tab, Escape and arrow keys move the keyboard focus away from this element only when they are pressed very quickly: a script moves it back. Let Tab leave the element.',
    trapByAdvice: () =>
      'The keyboard focus leaves this element only with a key that the page names, not with Tab, Shift+Tab, Escape or arrow keys. Let Tab or Escape leave it.',
  },
} satisfies EnglishSentences;
