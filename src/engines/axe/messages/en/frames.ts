import type { MessagesByRule } from '../../../rule-sentences.ts';

export const frameMessages = {
  'frame-focusable-content': {
    found: {
      problem: 'This frame has tabindex="-1" and contains something to use. Keyboard users cannot reach it.',
      fix: 'Remove the tabindex of the frame.',
    },
    review: {
      problem: 'This frame has tabindex="-1". Whether it contains something to use could not be determined.',
      fix: 'If it does, remove the tabindex.',
    },
  },
  'frame-title': {
    address: {
      problem: 'This frame shows {address} and has no title. Screen readers do not say what is in it.',
      fix: 'Write in title what the frame contains.',
    },
    found: {
      problem: 'This frame has no title. Screen readers do not say what is in it.',
      fix: 'Write in title what the frame contains.',
    },
  },
  'frame-title-unique': {
    review: {
      problem:
        'Another frame has the same title, “{title}”, and shows something else. Screen reader users cannot tell them apart.',
      fix: 'Give each frame a title that says what is in it.',
    },
    review_any: {
      problem: 'Another frame has the same title and shows something else. Screen reader users cannot tell them apart.',
      fix: 'Give each frame a title that says what is in it.',
    },
  },
} as const satisfies MessagesByRule;
