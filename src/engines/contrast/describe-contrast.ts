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

/** A text below the required ratio fails. What may be a sign and no text needs review: one letter or digit, or none. */
export function failText(text: string, found: TooPale): ReviewVerdict {
  const isWording = (text.match(/[\p{L}\p{N}]/gu) ?? []).length > 1;
  if (isWording) return { result: 'failed', message: describeFailure(found) };
  return { result: 'undecided', message: `${describeFailure(found)}, if it is text: check whether it is a sign.` };
}

function round(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}
