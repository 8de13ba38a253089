import { z } from 'zod';
import type { Remark } from '../../findings/remark.ts';
import type { ReviewOutcome } from '../review.ts';
import { toHex } from './color.ts';
import type { Pair } from './composite.ts';
import { describeContrast, roundRatio } from './contrast-facts.ts';
import type { TextSize } from './required-ratio.ts';

/** The WCAG 1.4.3 requirement for a text, by its size. */
export type TextNeeds = TextSize & { readonly ratio: number };
export type UnpassedText = Exclude<ReviewOutcome, { readonly result: 'passed' }>;
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
export function failText(text: string, isLetterFont: boolean, found: TooPale): UnpassedText {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  const facts = describePair(found);
  if (letters.length > 1 || (letters.length === 1 && isLetterFont && !/x/iu.test(text)))
    return { result: 'failed', message: { code: 'color-contrast.too_pale', facts } };
  return { result: 'undecided', message: { code: 'color-contrast.maybe_sign', facts } };
}

/** The outcome for a pale text whose class says that it is disabled, or a logo. */
export function doubtExempt(found: TooPale): UnpassedText {
  return { result: 'undecided', message: { code: 'color-contrast.maybe_exempt', facts: describePair(found) } };
}

/** The reason why layers do not decide: a doubt about them (in-page/doubt-contrast.ts), or the layers themselves. */
export type Doubt = 'fade' | 'highlight' | 'layers' | 'motion' | 'scroll';

const doubtSchema = z.object({ doubt: z.enum(['fade', 'highlight', 'layers', 'motion', 'scroll']), nLetters: z.int() });

/** The outcome for a text that contrast-review.ts is to look at. Its facts are for the review alone. */
export function leaveToReview(doubt: Doubt, isLetterFont: boolean): UnpassedText {
  const facts = { doubt, nLetters: isLetterFont ? 1 : 0 };
  return { result: 'undecided', message: { code: 'color-contrast.review', facts } };
}

/** Undefined for the message of another rule. */
export function readDoubt({ facts }: Remark): { readonly doubt: Doubt; readonly isLetterFont: boolean } | undefined {
  const { data } = doubtSchema.safeParse(facts);
  return data && { doubt: data.doubt, isLetterFont: data.nLetters === 1 };
}

/** The outcome for a finding that stays undecided. */
export function describeUnmeasured(why: Unmeasured): ReviewOutcome {
  return { result: 'undecided', message: { code: `color-contrast.unmeasured_${why}` } };
}

function describePair({ ratio, pair, needs }: TooPale) {
  return describeContrast({ color: toHex(pair.text), background: toHex(pair.background), ratio, needed: needs.ratio });
}
