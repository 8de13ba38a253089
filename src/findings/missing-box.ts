/**
 * Why the picture of its page does not show an element. `not_rendered`: it has no size, or is transparent. `off_screen`:
 * no scrolling of the page shows it. `covered`: another element is over it. `in_frame`: its frame could not be read.
 * `no_picture`: the page has no picture, or the picture leaves out that part.
 */
export const missingBoxes = ['not_rendered', 'off_screen', 'covered', 'in_frame', 'no_picture'] as const;
export type MissingBox = (typeof missingBoxes)[number];
