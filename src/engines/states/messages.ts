/** Sentences about a problem, what it means, and what to do, by what in-page code calls it. `detail`: a text of the page. */
export const englishMessages = {
  sideways: () =>
    'This element is wider than the view, so people have to scroll sideways as well as down. Remove fixed widths, and let the content wrap.',
  'two-dimensional': () =>
    'The page scrolls sideways because of this element. Does it need two dimensions for its meaning, such as a data table or a map? If so, put it in a box that scrolls by itself. If not, let it shrink or wrap.',
  'wide-lines': () =>
    'People have to scroll this box sideways to read each line. Does its text need long lines, such as program code does? If not, let the lines wrap.',
  'cut-at-edge': () =>
    'The edge of the view cuts off this element, and the page cannot be scrolled sideways. Remove fixed widths, and let the content wrap.',
  clipped: () =>
    'This element cuts off a part of its text. Let its height and width grow with the text: use min-height in place of height, and let lines wrap.',
  overlaps: (detail: string) =>
    `The text lies over other text: “${detail}”. Let the boxes of both grow with their text: remove fixed heights.`,
  lost: (detail: string) =>
    `This part of the page is not shown: “${detail}”. Can people still get to it, for example with a menu button? If not, show it.`,
  moves: () =>
    'This element keeps moving although less motion is preferred. Is the motion essential? If not, stop it with @media (prefers-reduced-motion: reduce).',
  vanished: () =>
    'This control cannot be seen: only a background color, a shadow or a mask showed it, and forced colors replace these. Add a border (a transparent one is enough), a text, or an image with an outline in currentColor.',
};

/** The question that follows where the problem is not proven. */
export const englishDoubts = {
  sideways: 'Is this part of the page meant to be beside the view?',
  'cut-at-edge': 'Can people still get to the rest?',
  clipped: 'Can people still read the rest, for example with a control near it?',
  overlaps: 'Can both still be read?',
};

export type StatesMessages = { readonly messages: typeof englishMessages; readonly doubts: typeof englishDoubts };
