import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'The title of a frame must say what is in it',
  description: 'The name of a frame is neither its address nor a placeholder such as “iframe”.',
  whyItMatters:
    'Screen readers announce a frame by its name. From “iframe” or an address, blind people do not learn whether it shows a map, a video or an advertisement, and have to enter it to find out.',
  howToFix: [
    'Say what the frame shows: `<iframe src="…" title="Map of our branch offices">`.',
    'Check the template or the service that writes the frame.',
    'Hide frames that only serve technical ends with `hidden`.',
  ],
  messages: {
    frame: {
      problem:
        'The name of this frame is “{text}”. Screen readers say that it is a frame anyway, and not what is in it.',
      fix: 'Say in title what the frame shows.',
    },
    address: {
      problem: 'The name of this frame is its address, “{text}”. It does not say what the frame shows.',
      fix: 'Say in title what the frame shows.',
    },
    placeholder: {
      problem: 'The name of this frame is “{text}”, which looks like a placeholder. Does it say what the frame shows?',
      fix: 'If not, say so in title.',
    },
  },
} as const satisfies EnglishSentences;
