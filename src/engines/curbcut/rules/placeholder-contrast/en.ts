import { textContrast } from '../../../contrast/required-ratio.ts';
import type { EnglishSentences } from '../../../rule-sentences.ts';

const { normal, large } = textContrast;

export const en = {
  title: 'Placeholders must have enough contrast',
  description: `The text that an empty field shows has a contrast of ${normal}:1 with its background, or ${large}:1 if it is large.`,
  whyItMatters:
    'People with low vision, and everyone in bright sunlight, cannot read pale text. A placeholder often says what to enter, and in which form.',
  howToFix: [
    'Choose a darker color: `::placeholder { color: #595959; opacity: 1 }` on a white background.',
    'Put what people need to know into a label or a text next to the field: a placeholder disappears when they type.',
  ],
  messages: {
    pale: {
      problem: 'The placeholder of this field may be too pale for people with low vision.',
      fix: `Check that its contrast is at least ${normal} to 1, or ${large} to 1 if the text is large.`,
    },
  },
} as const satisfies EnglishSentences;
