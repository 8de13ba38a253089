import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Videos must have an alternative for what they show',
  description: 'Text or an audio description says what a video shows. People have to check this.',
  whyItMatters:
    'Blind people hear a video and miss everything that is only shown: who acts, what a chart says, text on the screen. A description in sound or text gives them the same information.',
  howToFix: [
    'Add a transcript that describes what is shown, next to the video or linked from there.',
    'Or record an audio description, as a second version of the video or as a separate track.',
    'For a video that only repeats text of the page, say so in that text.',
  ],
  messages: {
    video: {
      problem:
        'People who are blind cannot see this video. Does text on the page, a linked transcript or an audio description say everything that it shows?',
      fix: 'If not, add one, unless the video only repeats text of the page.',
    },
  },
} as const satisfies EnglishSentences;
