import type { ReviewVerdict } from '../review.ts';
import type { Said } from '../rule-sentences.ts';
import { writeMessage } from '../rule-sentences.ts';
import { toHex } from './color.ts';
import type { Pair } from './composite.ts';
import { de } from './de.ts';
import type { Failure, Unmeasured } from './en.ts';
import { en } from './en.ts';
import type { TextSize } from './required-ratio.ts';

/** What WCAG 1.4.3 requires of a text, by its size. */
export type TextNeeds = TextSize & { readonly ratio: number };
type TooPale = { readonly ratio: number; readonly pair: Pair; readonly needs: TextNeeds };

/** A verdict whose message is still to be written, in the language of the scan. */
export type SaidVerdict =
  | { readonly result: 'passed' }
  | { readonly result: 'failed' | 'undecided'; readonly message: Said<typeof en> };

/** In English where there is no translation. */
export function writeVerdict(verdict: SaidVerdict, language: string): ReviewVerdict {
  if (verdict.result === 'passed') return verdict;
  return { result: verdict.result, message: writeMessage({ en, de }, verdict.message, language) };
}

export function describeRange(
  { low, high }: { readonly low: number; readonly high: number },
  { ratio }: Pick<TextNeeds, 'ratio'>,
): SaidVerdict {
  const range = { low: round(low), high: round(high), expected: ratio };
  return { result: 'undecided', message: ['varies', range] };
}

/**
 * A text below the required ratio fails. What may be a sign and no text needs review: no letter or digit, an X, or another single one
 * unless its font is known to draw letters (`isLetterFont`).
 */
export function failText(text: string, isLetterFont: boolean, found: TooPale): SaidVerdict {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  const failure = describeFailure(found);
  if (letters.length > 1 || (letters.length === 1 && isLetterFont && !/x/iu.test(text)))
    return { result: 'failed', message: ['tooPale', failure] };
  return { result: 'undecided', message: ['maybeSign', failure] };
}

/** For a finding that stays undecided. */
export function describeUnmeasured(why: Unmeasured): SaidVerdict {
  return { result: 'undecided', message: ['unmeasured', why] };
}

function describeFailure({ ratio, pair, needs }: TooPale): Failure {
  const points = ((needs.fontSizePx * 72) / 96).toFixed(1);
  return {
    ratio: round(ratio),
    text: toHex(pair.text),
    background: toHex(pair.background),
    fontSize: `${points}pt (${needs.fontSizePx}px)`,
    fontWeight: needs.isBold ? 'bold' : 'normal',
    expected: needs.ratio,
  };
}

function round(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}
