import type { EnglishSentences } from '../../../rule-sentences.ts';
import { clippedMessages, overlapMessages, lostMessages } from '../../sentences/en.ts';

export const en = {
  title: 'Content must fit a view of 320 CSS pixels',
  description:
    'In a view of 320 by 256 CSS pixels, people scroll in one direction only, and no text is cut off, covered or missing.',
  whyItMatters:
    'People with low vision zoom in to 400 %. Where the content does not fit, they scroll sideways for every single line, and lose their place.',
  howToFix: [
    'Remove fixed widths: use `max-width`, percentages, `flex-wrap` or `grid` with `minmax(0, 1fr)`.',
    'Let long words break: `overflow-wrap: anywhere`.',
    'Put data tables, maps and code in a box of their own with `overflow: auto`.',
    'Keep all content and functions: move them behind a button where there is no room.',
  ],
  messages: {
    ...clippedMessages,
    ...overlapMessages,
    ...lostMessages,
    sideways: {
      problem: 'This element is wider than the view. People who zoom in scroll sideways for every line.',
      fix: 'Remove fixed widths, and let the content wrap.',
    },
    maybe_sideways: {
      problem:
        'This element is wider than the view, so people have to scroll sideways. Is this part of the page meant to be beside the view?',
      fix: 'If not, remove fixed widths, and let the content wrap.',
    },
    two_dimensional: {
      problem:
        'The page scrolls sideways because of this element. Does it need two dimensions for its meaning, such as a data table or a map?',
      fix: 'If so, put it in a box that scrolls by itself. If not, let it shrink or wrap.',
    },
    wide_lines: {
      problem:
        'People have to scroll this box sideways to read each line. Does its text need long lines, such as program code does?',
      fix: 'If not, let the lines wrap.',
    },
    cut_at_edge: {
      problem:
        'The edge of the view cuts off this element, and the page cannot be scrolled sideways. People who zoom in never see the rest.',
      fix: 'Remove fixed widths, and let the content wrap.',
    },
    maybe_cut_at_edge: {
      problem:
        'The edge of the view cuts off this element, and the page cannot be scrolled sideways. Can people still get to the rest?',
      fix: 'If not, remove fixed widths, and let the content wrap.',
    },
  },
} as const satisfies EnglishSentences;
