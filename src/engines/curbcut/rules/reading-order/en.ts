import type { EnglishSentences } from '../../../rule-sentences.ts';
import { quote } from '../../sentences/en.ts';

export const en = {
  title: 'Content must be in the order in which it is shown',
  description: 'Floating elements in one line are shown in the order of the document.',
  whyItMatters:
    'Screen readers and Tab follow the document, not the screen. When floats turn the order around, people hear the last step first, or lose the focus that jumps across the line.',
  howToFix: [
    'Write the elements in the order in which they are read.',
    'Use `display: flex` with `justify-content` or `margin-left: auto` to move them to the side.',
    'Where every order makes sense, mark the finding as a false positive.',
  ],
  messages: {
    shownBefore: (second: string, first: string) =>
      `${quote(second)} is shown before ${quote(first)} and comes after it in the document. Does that order still make sense? If not, change the order of the elements.`,
  },
} satisfies EnglishSentences;
