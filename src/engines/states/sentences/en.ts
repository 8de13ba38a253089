import type { Messages } from '../../rule-sentences.ts';

/** Messages about text that a box cuts off. */
export const clippedMessages = {
  clipped: {
    problem: 'This element cuts off a part of its text, which people then cannot read.',
    fix: 'Let its height and width grow with the text: use min-height in place of height, and let lines wrap.',
  },
  maybe_clipped: {
    problem:
      'This element cuts off a part of its text. Can people still read the rest, for example with a control near it?',
    fix: 'If not, let its height and width grow with the text.',
  },
} as const satisfies Messages;

/** Messages about text that overlaps other text, such as `text`. */
export const overlapMessages = {
  overlaps: {
    problem: 'This text lies over other text, “{text}”, and neither can be read.',
    fix: 'Let the boxes of both grow with their text: remove fixed heights.',
  },
  maybe_overlaps: {
    problem: 'This text lies over other text, “{text}”. Can both still be read?',
    fix: 'If not, let the boxes of both grow with their text: remove fixed heights.',
  },
} as const satisfies Messages;

/** Messages about content that is shown in the default state alone. */
export const lostMessages = {
  lost: {
    problem:
      'This part of the page is not shown any more: “{text}”. Can people still get to it, for example with a menu button?',
    fix: 'If not, show it.',
  },
} as const satisfies Messages;
