import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'The focus must move in an order that makes sense',
  description: 'No style or `tabindex` leads the focus in another order than the one that the page shows.',
  whyItMatters:
    'People who see the page and use the keyboard follow the focus with their eyes. When it jumps back and forth, they lose it, and they fill in or confirm things before they have read what comes first.',
  howToFix: [
    'Put the elements in the order in which they are shown, and remove `order`, `row-reverse`, `column-reverse` and grid areas that change it.',
    'Remove `tabindex` values above 0.',
    'Where both orders make sense, mark the finding as a false positive.',
  ],
  messages: {
    before: {
      problem:
        'The keyboard focus comes to “{second}” after “{first}”, although “{second}” is shown first. Does the order still make sense?',
      fix: 'If not, change the order of the elements in the document, not that of their styles.',
    },
    tabindex: {
      problem:
        'The tabindex of this element leads the focus to it before “{first}”, which is shown before it. Does the order still make sense?',
      fix: 'If not, remove the tabindex.',
    },
  },
} as const satisfies EnglishSentences;
