import type { ReviewVerdict } from '../review.ts';
import { toHex } from './color.ts';
import type { Pair } from './composite.ts';
import type { TextSize } from './required-ratio.ts';

/** What WCAG 1.4.3 requires of a text, by its size. */
export type TextNeeds = TextSize & { readonly ratio: number };
type TooPale = { readonly ratio: number; readonly pair: Pair; readonly needs: TextNeeds };

/** In the words of the rule's other failures, so that equal ones are worded equally. */
function describeFailure({ ratio, pair, needs }: TooPale): string {
  const points = ((needs.fontSizePx * 72) / 96).toFixed(1);
  const details = [
    `foreground color: ${toHex(pair.text)}`,
    `background color: ${toHex(pair.background)}`,
    `font size: ${points}pt (${needs.fontSizePx}px)`,
    `font weight: ${needs.isBold ? 'bold' : 'normal'}`,
  ];
  return `Element has insufficient color contrast of ${round(ratio)} (${details.join(', ')}). Expected contrast ratio of ${needs.ratio}:1`;
}

export function describeRange(
  { low, high }: { readonly low: number; readonly high: number },
  { ratio }: Pick<TextNeeds, 'ratio'>,
): string {
  return `The contrast varies with the background under the text, between ${round(low)} and ${round(high)}. Expected contrast ratio of ${ratio}:1. Check that all of the text can be read.`;
}

/**
 * A text below the required ratio fails. What may be a sign and no text needs review: no letter or digit, or a single one, unless its
 * font is known to draw letters (`isLetterFont`).
 */
export function failText(text: string, isLetterFont: boolean, found: TooPale): ReviewVerdict {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters > 1 || (letters === 1 && isLetterFont)) return { result: 'failed', message: describeFailure(found) };
  return { result: 'undecided', message: `${describeFailure(found)}, if it is text: check whether it is a sign.` };
}

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
  frame: 'The text is in a frame, and what is behind it is not a plain color.',
  gone: 'The text was replaced while the page was checked.',
  hidden: 'The text was not shown any more when it was measured.',
  invisible: 'The text has the color of what is behind it: it may be hidden on purpose, or not readable at all.',
  late: 'There was not enough time to measure it.',
  mixed: 'Something changes how the text is drawn.',
  moving: 'What is behind the text moves.',
  no_pictures: 'What is behind the text is not a plain color, and the setting contrast_pixels turns pictures off.',
  outside: 'The text is outside of what can be scrolled into view.',
  small: 'Too little of the text is drawn.',
  thin: 'Its lines are thinner than a pixel, or something covers it in part.',
};

/** For a finding that stays undecided. */
export function describeUnmeasured(why: Unmeasured): string {
  return `The contrast of the text with its background could not be measured. ${reasons[why]} Check that it can be read: 4.5:1, or 3:1 if it is large.`;
}

function round(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}
