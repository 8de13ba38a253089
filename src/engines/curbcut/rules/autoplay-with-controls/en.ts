import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Sound should start only when people start it',
  description: 'Audio and video with controls do not play sound by themselves for longer than 3 seconds.',
  whyItMatters:
    'The sound can be stopped, but people who use a screen reader have to find its controls while the sound covers the voice that they listen to.',
  howToFix: [
    'Remove `autoplay`: people start the sound with the controls.',
    'If the picture has to move at once, begin without sound: `<video autoplay muted controls>`.',
  ],
  messages: {
    before_controls: {
      problem:
        'Sound plays by itself for longer than 3 seconds and covers the voice of screen readers. It can be stopped, but only after its controls are found.',
      fix: 'Remove autoplay, so that people start the sound themselves.',
    },
  },
} as const satisfies EnglishSentences;
