import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Items of menus, lists, trees and tabs must be reachable by keyboard',
  description:
    'Tab, arrow keys, Home and End, or typing a letter reach the items of each menu, list box, tree, row of tabs and group of radio buttons that a script provides.',
  whyItMatters:
    'Their roles promise people who use a keyboard or a screen reader that arrow keys move between the items. If no key does, only the pointer can use them.',
  howToFix: [
    'Use native elements where they do the job: `<select>`, radio buttons, a list of links or of buttons.',
    'Otherwise give one item `tabindex="0"` and the others `tabindex="-1"`, and move both with the arrow keys.',
    'Or let the container keep the focus, and name the current item with `aria-activedescendant`.',
    'If Tab should lead to each item, give all of them `tabindex="0"`.',
  ],
  messages: {
    keys: {
      problem:
        'Neither Tab nor arrow keys nor typing lead to items of this element, such as “{item}”. A click uses them.',
      fix: 'Let the arrow keys move the focus between the items, or let Tab reach each of them.',
    },
    unreached: {
      problem:
        'Neither Tab nor arrow keys nor typing lead to items of this element, such as “{item}”. Do they do something, and can people do that by keyboard in another way?',
      fix: 'If they do and people cannot, let the arrow keys move the focus between the items. If they do nothing, remove the role.',
    },
  },
} as const satisfies EnglishSentences;
