import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Links in text must differ from it by more than color',
  description: 'Something other than a color sets links in a text apart from the text around them.',
  whyItMatters:
    'The link differs from the text around it by color alone. People who are color-blind or have low vision do not notice that there is a link in the sentence.',
  howToFix: [
    'Underline links within text: `p a { text-decoration: underline; }`.',
    'Or use another difference that does not need color, such as a border below or bold type.',
    'If color must do alone, give link and surrounding text a contrast of at least 3:1 to each other, and add a further sign on hover and focus.',
  ],
  messages: {
    colors: {
      problem:
        'This link differs from the text around it only by its color, {nodeColor} next to {parentColor}, a contrast of {nContrastRatio} to 1. People who do not see colors well do not find it.',
      fix: 'Underline it, or choose a color with a contrast of {nRequiredContrastRatio} to 1 to the text.',
    },
    found: {
      problem:
        'This link differs from the text around it only by its color. People who do not see colors well do not find it.',
      fix: 'Underline it.',
    },
    review: {
      problem:
        'Whether this link differs enough from the text around it could not be determined. Can people find it who do not see colors?',
      fix: 'If not, underline it.',
    },
  },
} as const satisfies EnglishSentences;
