/** What is too pale, in the words of a person. */
export type Failure = {
  readonly ratio: number;
  readonly text: string;
  readonly background: string;
  /** Such as `12.0pt (16px)`. */
  readonly fontSize: string;
  readonly fontWeight: string;
  readonly expected: number;
};
export type Range = { readonly low: number; readonly high: number; readonly expected: number };

/** Why the contrast of a text could not be measured. */
export type Unmeasured =
  | 'blank'
  | 'covered'
  | 'effect'
  | 'frame'
  | 'gone'
  | 'hidden'
  | 'invisible'
  | 'late'
  | 'mixed'
  | 'moving'
  | 'no_pictures'
  | 'outside'
  | 'small'
  | 'thin';

const reasons: Readonly<Record<Unmeasured, string>> = {
  blank: 'The field is empty, and what people type in it would be too pale, or its background varies.',
  covered: 'Something covers the text.',
  effect: 'The text is blended, masked, blurred or has a shadow by a filter.',
  frame:
    'The text is in a frame that is turned, scaled or from another site, and what is behind it is not a plain color.',
  gone: 'The text was replaced while the page was checked.',
  hidden: 'The text was not shown any more when it was measured.',
  invisible: 'The text has the color of what is behind it: it may be hidden on purpose, or not readable at all.',
  late: 'There was not enough time to measure it.',
  mixed: 'Something changes how the text is drawn.',
  moving: 'The text or what is behind it changes all the time.',
  no_pictures: 'What is behind the text is not a plain color, and the setting contrast_pixels turns pictures off.',
  outside: 'The text is outside of what can be scrolled into view.',
  small: 'Too little of the text is drawn.',
  thin: 'Its lines are thinner than a pixel, or something covers it in part.',
};

const tooPale = ({ ratio, text, background, fontSize, fontWeight, expected }: Failure): string =>
  `Element has insufficient color contrast of ${ratio} (foreground color: ${text}, background color: ${background}, font size: ${fontSize}, font weight: ${fontWeight}). Expected contrast ratio of ${expected}:1`;

/** What is said about the contrast of texts. `tooPale` has the words of the rule's other failures, so that equal ones are worded equally. */
export const en = {
  messages: {
    tooPale,
    maybeSign: (failure: Failure) => `${tooPale(failure)}, if it is text: check whether it is a sign.`,
    varies: ({ low, high, expected }: Range) =>
      `The contrast varies with the background under the text, between ${low} and ${high}. Expected contrast ratio of ${expected}:1. Check that all of the text can be read.`,
    unmeasured: (why: Unmeasured) =>
      `The contrast of the text with its background could not be measured. ${reasons[why]} Check that it can be read: 4.5:1, or 3:1 if it is large.`,
  },
};
