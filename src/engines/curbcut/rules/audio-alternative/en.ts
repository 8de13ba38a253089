import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Sound must have a transcript',
  description: 'Text says what is spoken in a recording. People have to check this, unless the page has no text.',
  whyItMatters:
    'People who are deaf or hard of hearing miss everything that is spoken in a recording. A transcript gives them, and everyone in a loud or silent place, the same information.',
  howToFix: [
    'Add a transcript next to the player, or link it there.',
    'Name speakers and sounds that matter, not only the words.',
    'For a recording that only reads out text of the page, say so in that text.',
  ],
  messages: {
    alone: {
      problem:
        'This sound is all that the page has. No text and no link says what is spoken in it, so people who are deaf get nothing.',
      fix: 'Add a transcript to the page, or link it there.',
    },
    sound: {
      problem:
        'People who are deaf cannot hear this sound. Does text on the page or a linked transcript say everything that is spoken in it?',
      fix: 'If not, add a transcript, unless the sound only repeats text of the page.',
    },
  },
} as const satisfies EnglishSentences;
