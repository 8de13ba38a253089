import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'The keyboard focus must be able to leave every element',
  description: 'Tab, Shift+Tab, Escape, arrow keys or a key that the page names move the focus away from each element.',
  whyItMatters:
    'Once the focus is here, people who use the keyboard cannot get away: everything after it on the page is out of reach, and often even the browser’s own controls. They can only close the page.',
  howToFix: [
    'Remove the script that cancels Tab (`preventDefault` on `keydown`), or that moves the focus back when it leaves (`blur`, `focusout`).',
    'In a modal dialog keep the focus inside, but close it with Escape and with a button, and then set the focus back.',
    'If a widget such as an editor needs Tab, offer another key that leaves it, and name that key next to the widget.',
  ],
  messages: {
    wrapped: {
      problem:
        'Tab leads from here, the last element, back to the first, and Shift+Tab back again. Keyboard users never reach the browser’s own controls.',
      fix: 'Let Tab leave the page, unless a modal dialog is open.',
    },
    in_front: {
      problem:
        'The keyboard focus cannot leave this element with Tab, Shift+Tab, Escape or arrow keys. It is in a box in front of the page.',
      fix: 'Check that a button in the box closes it and sets the focus free.',
    },
    with_help: {
      problem:
        'The keyboard focus cannot leave this element with Tab, Shift+Tab, Escape or arrow keys. A control next to it may say or do what is needed to get out.',
      fix: 'Check that it does.',
    },
    other_key: {
      problem:
        'The keyboard focus cannot leave this element with Tab, Shift+Tab, Escape or arrow keys. The page names a key that was not pressed.',
      fix: 'Check that this key sets the focus free.',
    },
    caught: {
      problem:
        'The keyboard focus cannot leave this element with Tab, Shift+Tab, Escape or arrow keys. People who use only the keyboard are caught here.',
      fix: 'Do not move the focus back, and do not cancel Tab. If a widget needs Tab, say next to it which key leaves it.',
    },
  },
} as const satisfies EnglishSentences;
