import type { EnglishSentences } from '../../../rule-sentences.ts';

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
    before: {
      problem:
        '“{second}” is shown before “{first}” and comes after it in the document, the order in which screen readers read. Does that order still make sense?',
      fix: 'If not, change the order of the elements in the document.',
    },
  },
} as const satisfies EnglishSentences;
