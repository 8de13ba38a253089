import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'People must see whether a box is checked',
  description:
    'What shows that a check box, a radio button or a switch is on has a contrast of at least 3 to 1 to what is next to it, or to its look when it is off.',
  whyItMatters:
    'People with low vision do not see a pale check mark, or a switch that turns from gray to light blue. They do not know what they have chosen.',
  howToFix: [
    'Fill the box with a dark color when it is on, or draw a dark check mark in it.',
    'Let the knob of a switch stand out from its track, with a contrast of 3:1.',
  ],
  messages: {
    pale: {
      problem:
        'What changes when this is checked has a contrast of {nContrastRatio} to 1. People with low vision do not see whether it is on.',
      fix: 'Show it with a contrast of {nRequiredContrastRatio} to 1, such as a dark check mark or a dark fill.',
    },
    review: {
      problem: 'A style draws this box. Can people see whether it is checked, with a contrast of 3 to 1?',
      fix: 'If not, show it with a dark check mark or a dark fill.',
    },
  },
} as const satisfies EnglishSentences;
