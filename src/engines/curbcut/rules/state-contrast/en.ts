import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'People must see what is checked, selected or on',
  description:
    'What shows that a check box, a radio button, a switch, a tab, an option or a toggle button is on has a contrast of at least 3 to 1 to what is next to it, or to its look when it is off.',
  whyItMatters:
    'People with low vision do not see a pale check mark, or a switch that turns from gray to light blue. They do not know what they have chosen.',
  howToFix: [
    'Fill the box with a dark color when it is on, or draw a dark check mark in it.',
    'Let the knob of a switch stand out from its track, with a contrast of 3:1.',
    'Mark the selected tab or option with a dark line, a dark fill or bold text.',
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
    pale_on: {
      problem:
        'What shows that this is on or selected has a contrast of {nContrastRatio} to 1. People with low vision do not see it.',
      fix: 'Show it with a contrast of {nRequiredContrastRatio} to 1, such as a dark line, a dark fill or a check mark.',
    },
    doubt_on: {
      problem:
        'The styles that show that this is on or selected have a contrast of {nContrastRatio} to 1. Does anything else show it?',
      fix: 'If not, show it with a dark line, a dark fill or a check mark.',
    },
    review_on: {
      problem: 'A script shows whether this is on or selected. Can people see it, with a contrast of 3 to 1?',
      fix: 'If not, show it with a dark line, a dark fill or a check mark.',
    },
    review_lone: {
      problem: 'A script shows whether this is on or selected. Can people see it, with a contrast of 3 to 1?',
      fix: 'If not, show it with a dark line, a dark fill or a check mark.',
    },
  },
} as const satisfies EnglishSentences;
