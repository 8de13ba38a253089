/** What is said about text that a box cuts off. */
export const clippedMessages = {
  clipped: () =>
    'This element cuts off a part of its text. Let its height and width grow with the text: use min-height in place of height, and let lines wrap.',
  maybeClipped: () =>
    `${clippedMessages.clipped()} Can people still read the rest, for example with a control near it?`,
};

/** What is said about text that lies over other text, such as `text`. */
export const overlapMessages = {
  overlaps: (text: string) =>
    `The text lies over other text: “${text}”. Let the boxes of both grow with their text: remove fixed heights.`,
  maybeOverlaps: (text: string) => `${overlapMessages.overlaps(text)} Can both still be read?`,
};

/** What is said about content that is shown in the default state alone. */
export const lostMessages = {
  lost: (text: string) =>
    `This part of the page is not shown: “${text}”. Can people still get to it, for example with a menu button? If not, show it.`,
};
