import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Silent videos must have an alternative',
  description:
    'Text or a recording says what a video without sound shows. People have to check this, unless the page has nothing else.',
  whyItMatters:
    'A video without sound says nothing to people who are blind. They do not even notice that something is shown. Text or a recording gives them the same information.',
  howToFix: [
    'Describe what the video shows in text, next to it or linked from there.',
    'Or add a sound track that describes it.',
    'For a video that only repeats text of the page, say so in that text. One that only decorates is hidden from screen readers with `aria-hidden="true"`.',
  ],
  messages: {
    alone: {
      problem:
        'This video without sound is all that the page has. No text, link or recording says what it shows, so people who are blind get nothing.',
      fix: 'Describe in text what it shows, or link a description or recording.',
    },
    video: {
      problem:
        'This video has no sound, so people who are blind learn nothing from it. Does text on the page, a linked text or a recording say everything that it shows?',
      fix: 'If not, add a text. If the video only decorates, hide it from screen readers with aria-hidden="true".',
    },
  },
} as const satisfies EnglishSentences;
