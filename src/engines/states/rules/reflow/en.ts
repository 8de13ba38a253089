import type { EnglishSentences } from '../../../rule-sentences.ts';
import { clippedMessages, overlapMessages, lostMessages } from '../../sentences/en.ts';

const sideways =
  'This element is wider than the view, so people have to scroll sideways as well as down. Remove fixed widths, and let the content wrap.';
const cutAtEdge =
  'The edge of the view cuts off this element, and the page cannot be scrolled sideways. Remove fixed widths, and let the content wrap.';

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
    sideways: () => sideways,
    maybeSideways: () => `${sideways} Is this part of the page meant to be beside the view?`,
    twoDimensional: () =>
      'The page scrolls sideways because of this element. Does it need two dimensions for its meaning, such as a data table or a map? If so, put it in a box that scrolls by itself. If not, let it shrink or wrap.',
    wideLines: () =>
      'People have to scroll this box sideways to read each line. Does its text need long lines, such as program code does? If not, let the lines wrap.',
    cutAtEdge: () => cutAtEdge,
    maybeCutAtEdge: () => `${cutAtEdge} Can people still get to the rest?`,
  },
} satisfies EnglishSentences;
