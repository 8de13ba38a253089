import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'People must see where an empty field is',
  description:
    'The edge, the fill or a sign of an empty field, or of a box to check, has a contrast of at least 3 to 1 to what is next to it.',
  whyItMatters:
    'A field with a pale edge on a pale page is invisible to people with low vision. They read its label and do not find where to type or click.',
  howToFix: [
    'Give the field a border with a contrast of 3:1 to the page or to its fill, such as `border: 1px solid #767676` on white.',
    'A line below the field, a darker fill or an icon in it does, too.',
    'Do not rely on the label beside it: it says what the field is for, not where it is.',
  ],
  messages: {
    pale: {
      problem:
        'Nothing shows where this field is: its edge, its fill and all that is drawn around it have a contrast of {nContrastRatio} to 1. People with low vision do not find it.',
      fix: 'Give it a border with a contrast of {nRequiredContrastRatio} to 1, such as #767676 on white.',
    },
    review: {
      problem:
        'The edge and the fill of this field hardly differ from the page. Does anything else show where it is, with a contrast of 3 to 1?',
      fix: 'If not, give it a border with that contrast.',
    },
  },
} as const satisfies EnglishSentences;
