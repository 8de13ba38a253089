import type { EnglishSentences } from '../../../rule-sentences.ts';

const strains = {
  justified: 'The text is justified, with gaps of different widths between its words',
  capitals: 'The text is in capital letters throughout',
  italic: 'The text is in italics throughout',
  small: 'The text is smaller than 9 pixels',
  dense: 'The lines of the text are closer than its letters are high',
};

export const en = {
  title: 'Long text should be easy to read',
  description:
    'Running text is not justified, not in capitals or italics throughout, not smaller than 9 pixels, and its lines do not touch.',
  whyItMatters:
    'People with dyslexia or low vision lose the line in text whose gaps, letters or lines run together. Everyone reads it more slowly.',
  howToFix: [
    'Align the text to one side, or add `hyphens: auto` where it must be justified.',
    'Keep capitals and italics for a few words, and write the document in normal case.',
    'Use at least 9 pixels, better 16, and a `line-height` of about 1.5.',
  ],
  messages: {
    hardToRead: (strain: 'justified' | 'capitals' | 'italic' | 'small' | 'dense') =>
      `${strains[strain]}. That makes a long text hard to read.`,
  },
} satisfies EnglishSentences;
