import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'People must see the icon of a button',
  description:
    'The icon, the edge or the fill of a button or link without text has a contrast of at least 3 to 1 to what is next to it.',
  whyItMatters:
    'People with low vision do not see a pale icon on a pale page. Where a button has no text, they do not know that it is there.',
  howToFix: [
    'Give the icon a color with a contrast of 3:1 to what is behind it, such as `color: #767676` on white.',
    'A dark fill or a dark border of the button does, too.',
    'Or write beside the icon what the button does.',
  ],
  messages: {
    pale: {
      problem:
        'This control has no text, and its icon, its edge and its fill have a contrast of {nContrastRatio} to 1. People with low vision do not see it.',
      fix: 'Give the icon a contrast of {nRequiredContrastRatio} to 1 to what is behind it, such as #767676 on white.',
    },
    colored: {
      problem:
        'This control has no text, and by its styles the icon hardly differs from what is behind it. Can people see it, with a contrast of 3 to 1?',
      fix: 'If not, give the icon that contrast, or the button a dark edge or fill.',
    },
    drawn: {
      problem:
        'This control has no text, and styles do not tell the colors of its icon or of what is behind it. Can people see it, with a contrast of 3 to 1?',
      fix: 'If not, give the icon that contrast, or the button a dark edge or fill.',
    },
  },
} as const satisfies EnglishSentences;
