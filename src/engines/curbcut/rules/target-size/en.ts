import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Targets must be 24 pixels large, or leave space to others',
  description: 'What people click or tap on is at least 24 by 24 pixels, or a circle of that size around it is free.',
  whyItMatters:
    'Small targets close together are hard to hit for people with tremor, large fingers or limited mobility, and for everyone on a moving train. They press the wrong thing, sometimes without a way back.',
  howToFix: [
    'Make the area that reacts at least 24 by 24 CSS pixels, for example with `padding` or `min-width` and `min-height`.',
    'Or leave enough space so that a circle of 24 pixels around the center of each small target touches no other target.',
    'Enlarge the icon of a close button together with its clickable area, and let nothing cover part of it.',
    'Links within a sentence are exempt.',
  ],
  messages: {
    small: {
      problem:
        'This target is {nWidth} by {nHeight} pixels, and others are too close to it. People whose hands tremble hit the wrong one.',
      fix: 'Make it at least {nMinSize} by {nMinSize} pixels, or leave more space around it.',
    },
    review_small: {
      problem:
        'This may be a target, and is {nWidth} by {nHeight} pixels with others close to it. Do people click or tap on it?',
      fix: 'If so, make it at least {nMinSize} by {nMinSize} pixels, or leave more space around it.',
    },
  },
} as const satisfies EnglishSentences;
