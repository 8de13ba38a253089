import type { MessagesByRule } from '../../../rule-sentences.ts';

export const mediaAndTimeMessages = {
  'video-caption': {
    review: {
      problem: 'No captions were found for this video. Can people who are deaf read what is said?',
      fix: 'If not, add captions: <track kind="captions">.',
    },
  },
  'meta-refresh-no-exceptions': {
    found: {
      problem: 'The page reloads or leaves by itself after a time. People who read slowly lose their place.',
      fix: 'Remove this element, and offer a link to refresh the page.',
    },
  },
  blink: {
    found: {
      problem:
        'This text blinks. People with attention disorders cannot read next to it, and some cannot read it at all.',
      fix: 'Remove the <blink> element.',
    },
  },
  marquee: {
    found: {
      problem:
        'This text moves by itself and cannot be stopped. People who read slowly cannot read it, and it distracts others.',
      fix: 'Use an element that does not move in place of <marquee>.',
    },
  },
} as const satisfies MessagesByRule;
