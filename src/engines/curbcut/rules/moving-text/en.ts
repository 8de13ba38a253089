import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Text must not move or blink for longer than 5 seconds',
  description: 'Text that an animation by styles moves, or makes blink, stops within 5 seconds, or people can stop it.',
  whyItMatters:
    'Many people cannot read text while it moves. People with attention deficits cannot read what is next to it.',
  howToFix: [
    'Let the animation end within 5 seconds: give it a number of turns in place of `infinite`.',
    'Or add a button that pauses it. A pause under the pointer alone does not help on a touch screen or a keyboard.',
    'Where it only shows that something is loading, mark the finding as a false positive.',
  ],
  messages: {
    moves: {
      problem: 'This text moves by itself without end. Can people pause, stop or hide it?',
      fix: 'If not, add a button that pauses it, or let it stop within 5 seconds.',
    },
    blinks: {
      problem: 'This text blinks without end. Can people pause, stop or hide it?',
      fix: 'If not, add a button that stops it, or let it stop within 5 seconds.',
    },
  },
} as const satisfies EnglishSentences;
