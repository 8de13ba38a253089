import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Linked recordings must have an alternative',
  description: 'Text says what is spoken or shown in a recording that a link leads to. People have to check this.',
  whyItMatters:
    'People who are deaf miss what is spoken in a recording, and people who are blind miss what is only shown. A recording behind a link is content of the site like any other.',
  howToFix: [
    'Add a transcript next to the link. For a video it also describes what is shown.',
    'Give a video captions, as part of the picture or in a player on the page.',
    'For a recording that only repeats text of the page, say so in that text.',
  ],
  messages: {
    sound: {
      problem:
        'This link leads to sound, which people who are deaf cannot hear. Does text on the page or a linked transcript say everything that is spoken in it?',
      fix: 'If not, add a transcript next to the link.',
    },
    video: {
      problem:
        'This link leads to a video. Does it have captions, and does text or an audio description say everything that it shows?',
      fix: 'If not, add them.',
    },
  },
} as const satisfies EnglishSentences;
