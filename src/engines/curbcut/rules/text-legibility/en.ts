import type { EnglishSentences } from '../../../rule-sentences.ts';

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
    justified: {
      problem:
        'This text is justified, with gaps of different widths between its words. People with dyslexia lose the line.',
      fix: 'Align it to one side, or add hyphens: auto.',
    },
    capitals: {
      problem:
        'This text is in capital letters throughout. People recognize words by their shapes, and read it more slowly.',
      fix: 'Write it in normal case, and keep capitals for a few words.',
    },
    italic: {
      problem: 'This text is in italics throughout. People with dyslexia or low vision read it with difficulty.',
      fix: 'Keep italics for a few words.',
    },
    small: {
      problem: 'This text is smaller than 9 pixels. People with low vision cannot read it.',
      fix: 'Use at least 9 pixels, better 16.',
    },
    dense: {
      problem:
        'The lines of this text are closer than its letters are high. People with dyslexia or low vision lose the line.',
      fix: 'Use a line-height of about 1.5.',
    },
  },
} as const satisfies EnglishSentences;
