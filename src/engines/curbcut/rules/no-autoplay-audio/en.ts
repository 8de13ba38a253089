import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Sound must not play by itself for longer than 3 seconds',
  description: 'Audio and video that start by themselves are silent, short, or can be stopped with a control.',
  whyItMatters:
    'Sound that starts by itself covers the voice of a screen reader, so blind people cannot hear how to stop it. It also disturbs people who cannot ignore distractions.',
  howToFix: [
    'Remove `autoplay` and let people start the sound themselves.',
    'If it has to start, begin without sound: `<video autoplay muted controls>`.',
    'Otherwise keep the sound under three seconds, or put a control that stops it near the top of the page.',
  ],
  messages: {
    soundMayStop: () =>
      'Sound plays by itself for longer than 3 seconds. The page has a control whose name suggests that it stops the sound: check that it does, and that it comes early on the page.',
    soundCannotStop: () =>
      'Sound plays by itself for longer than 3 seconds and nothing stops it. Remove autoplay, add controls, or start muted.',
    soundUnknown: () =>
      'This video plays by itself, and it is unknown whether it has sound. If it has, add controls or remove autoplay.',
    lengthUnknown: () =>
      'This plays by itself, and it did not load in time to tell how long it lasts. If it has sound for longer than 3 seconds, add controls or remove autoplay.',
  },
} satisfies EnglishSentences;
