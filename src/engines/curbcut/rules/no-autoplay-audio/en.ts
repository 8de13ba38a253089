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
    may_stop: {
      problem:
        'Sound plays by itself for longer than 3 seconds and covers the voice of screen readers. A control seems to stop it, by its name.',
      fix: 'Check that the control stops the sound, and that it comes early on the page.',
    },
    cannot_stop: {
      problem:
        'Sound plays by itself for longer than 3 seconds, and nothing stops it. It covers the voice of screen readers.',
      fix: 'Remove autoplay, add controls, or start muted.',
    },
    sound_unknown: {
      problem: 'This video plays by itself. Whether it has sound could not be found out.',
      fix: 'If it has sound, add controls or remove autoplay.',
    },
    length_unknown: {
      problem: 'This plays by itself, and it did not load in time to tell how long it lasts.',
      fix: 'If it has sound for longer than 3 seconds, add controls or remove autoplay.',
    },
  },
} as const satisfies EnglishSentences;
