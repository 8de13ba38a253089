import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'The mark of the keyboard focus must stand out',
  description:
    'What a style of the page draws when an element gets the focus has a contrast of at least 3 to 1 to what is next to it, or to the look before.',
  whyItMatters:
    'A pale blue ring on white is invisible to people with low vision. They press Tab and do not see where they are.',
  howToFix: [
    'Draw an outline in a dark color, such as `:focus-visible { outline: 2px solid #1a5fb4; outline-offset: 2px }`.',
    'Or remove your own style, so that the browser draws its outline.',
    'Colors with transparency become paler: `rgba(0, 123, 255, 0.5)` on white has a contrast of 2 to 1.',
  ],
  messages: {
    pale: {
      problem:
        'What changes when this element gets the focus has a contrast of {nContrastRatio} to 1. People with low vision do not see where the focus is.',
      fix: 'Give it a mark with a contrast of {nRequiredContrastRatio} to 1 under :focus-visible, such as a dark outline.',
    },
  },
} as const satisfies EnglishSentences;
