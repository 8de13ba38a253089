import type { EnglishSentences } from '../../../rule-sentences.ts';

const caught = 'The keyboard focus cannot leave this element: Tab, Shift+Tab, Escape and arrow keys keep it here';

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
    trapWrapped: () =>
      'Tab leads from here, the last element, back to the first, and Shift+Tab back again: the keyboard focus never reaches the browser’s own controls. Let Tab leave the page, unless a modal dialog is open.',
    trapInFront: () =>
      `${caught}. It is in a box in front of the page: check that a button in it closes the box and sets the focus free.`,
    trapWithHelp: () => `${caught}. A control next to it may say or do what is needed to get out: check that it does.`,
    trapOtherKey: () => `${caught}. The page names a key that was not pressed: check that it sets the focus free.`,
    trap: () =>
      `${caught}. Do not move the focus back when it leaves, and do not cancel Tab. If a widget needs Tab, say next to it which key leaves it.`,
  },
} satisfies EnglishSentences;
