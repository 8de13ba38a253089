import type { ReviewOutcome } from '../review.ts';
import { toHex } from './color.ts';
import type { Pair } from './composite.ts';
import { describeContrast, roundRatio } from './contrast-facts.ts';
import type { TextSize } from './required-ratio.ts';

/** The WCAG 1.4.3 requirement for a text, by its size. */
export type TextNeeds = TextSize & { readonly ratio: number };
type TooPale = { readonly ratio: number; readonly pair: Pair; readonly needs: TextNeeds };

/**
 * The reason why the contrast of a text could not be measured. The messages of `color-contrast` have a sentence for
 * each.
 */
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

export function describeRange(
  { low, high }: { readonly low: number; readonly high: number },
  { ratio }: Pick<TextNeeds, 'ratio'>,
): ReviewOutcome {
  const facts = { nLow: roundRatio(low), nHigh: roundRatio(high), nNeeded: ratio };
  return { result: 'undecided', message: { code: 'color-contrast.varies', facts } };
}

/**
 * A text below the required ratio fails. A possible sign needs review: a text without letters or digits, an X, or
 * another single one, unless its font is known to draw letters (`isLetterFont`).
 */
export function failText(text: string, isLetterFont: boolean, found: TooPale): ReviewOutcome {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  const facts = describePair(found);
  if (letters.length > 1 || (letters.length === 1 && isLetterFont && !/x/iu.test(text)))
    return { result: 'failed', message: { code: 'color-contrast.too_pale', facts } };
  return { result: 'undecided', message: { code: 'color-contrast.maybe_sign', facts } };
}

/** The outcome for a finding that stays undecided. */
export function describeUnmeasured(why: Unmeasured): ReviewOutcome {
  return { result: 'undecided', message: { code: `color-contrast.unmeasured_${why}` } };
}

function describePair({ ratio, pair, needs }: TooPale) {
  return describeContrast({ color: toHex(pair.text), background: toHex(pair.background), ratio, needed: needs.ratio });
}
