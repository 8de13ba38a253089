import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Captions must not be empty or broken',
  description: 'The file of captions that a video names can be read, and has captions.',
  whyItMatters:
    'The player offers captions, and people who are deaf or hard of hearing see none when they switch them on. They miss everything that is said and heard.',
  howToFix: [
    'Open the address in `src` of the `<track>`: it has to lead to a file, on the origin of the page or with permission (CORS).',
    'The file begins with the line `WEBVTT`, and each caption has its times, such as `00:01.000 --> 00:04.000`.',
  ],
  messages: {
    empty: {
      problem: 'The file of captions of this video has no captions. People who are deaf cannot read what is said.',
      fix: 'Write captions into the file that the track names.',
    },
    broken: {
      problem:
        'The captions of this video cannot be loaded, or are no WebVTT. People who are deaf cannot read what is said.',
      fix: 'Correct the address of the track, or the file that is there.',
    },
  },
} as const satisfies EnglishSentences;
