import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Images must not move for longer than 5 seconds',
  description: 'A GIF, WebP or APNG image stops by itself within 5 seconds, or people can stop it.',
  whyItMatters:
    'Browsers have no button that stops an animated image. People with attention deficits cannot read text next to something that moves without end.',
  howToFix: [
    'Save the image so that it plays once and stops within 5 seconds.',
    'Or use a `<video controls>` in place of it, or a still image with a button that starts it.',
    'Where it only shows that something is loading, mark the finding as a false positive.',
  ],
  messages: {
    moves: {
      problem:
        'This image moves by itself for longer than 5 seconds, which distracts people with attention disorders. Can people pause, stop or hide it?',
      fix: 'If not, show a still image with a button that starts it, or let it stop within 5 seconds.',
    },
  },
} as const satisfies EnglishSentences;
