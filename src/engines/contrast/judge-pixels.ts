import { contrastOf } from './color.ts';
import type { Pair } from './composite.ts';
import type { PixelRect } from './picture-pixels.ts';
import type { Glyph } from './read-glyphs.ts';

/**
 * Contrast ratios under the glyphs of a text: the worst without the lowest 5 %, and the best without the highest 5 %.
 */
export type PixelContrast = {
  readonly low: number;
  readonly quarter: number;
  readonly middle: number;
  readonly high: number;
  /** The colors where the contrast is `low`. */
  readonly pair: Pair;
};

/** `varies`: only parts of letters are too pale. `invisible`: most of the text has the color of its background. */
export type PixelJudgment =
  | { readonly kind: 'passed' | 'varies'; readonly measured: PixelContrast }
  | { readonly kind: 'failed'; readonly measured: PixelContrast }
  | { readonly kind: 'invisible' };

/** `emPx`: the size of the font in picture pixels. `ratio`: the required ratio. */
export type PixelNeeds = { readonly rects: readonly PixelRect[]; readonly emPx: number; readonly ratio: number };

/** People cannot see a text below this ratio, because its color is that of its background. */
const leastVisible = 1.1;

export function judgeGlyphs(glyphs: readonly Glyph[], needs: PixelNeeds): PixelJudgment {
  const measured = summarize(glyphs);
  if (measured === undefined || measured.middle < leastVisible) return { kind: 'invisible' };
  if (measured.low >= needs.ratio) return { kind: 'passed', measured };
  const pale = measured.quarter < needs.ratio ? measured : findPaleStretch(glyphs, needs);
  return pale === undefined ? { kind: 'varies', measured } : { kind: 'failed', measured: pale };
}

/** A stretch of this length, in ems, contains at least one whole letter. The letters in it reach this far. */
const stretchEms = 1.5;
const reachEms = 1.2;
const stepEms = 0.25;
const leastPixels = 30;

/**
 * The first stretch of a line in which even the best contrast is below the required ratio, so that whole letters are
 * too pale.
 */
function findPaleStretch(glyphs: readonly Glyph[], { rects, emPx, ratio }: PixelNeeds): PixelContrast | undefined {
  for (const rect of rects) {
    const own = glyphs.filter((glyph) => isIn(rect, glyph));
    for (let left = rect.left; left + stretchEms * emPx <= rect.right; left += stepEms * emPx) {
      const inside = own.filter(({ x }) => x >= left && x < left + stretchEms * emPx);
      const reach = inside.reduce((most, { x }) => Math.max(most, x - left), 0) - firstReach(inside, left, emPx);
      if (inside.length < leastPixels || reach < reachEms * emPx) continue;
      const measured = summarize(inside);
      if (measured !== undefined && measured.low >= leastVisible && measured.high < ratio) return measured;
    }
  }
  return undefined;
}

function firstReach(inside: readonly Glyph[], left: number, emPx: number): number {
  return inside.reduce((least, { x }) => Math.min(least, x - left), stretchEms * emPx);
}

function isIn({ left, top, right, bottom }: PixelRect, { x, y }: Glyph): boolean {
  return x >= left && x < right && y >= top && y < bottom;
}

export function summarize(glyphs: readonly Glyph[]): PixelContrast | undefined {
  const pairs = glyphs
    .map(({ background, text }) => ({ pair: { background, text }, ratio: contrastOf(text, background) }))
    .toSorted((one, two) => one.ratio - two.ratio);
  const at = (share: number) => pairs[Math.min(pairs.length - 1, Math.floor(pairs.length * share))];
  const worst = at(0.05);
  if (worst === undefined) return undefined;
  const { ratio: low, pair } = worst;
  return {
    low,
    quarter: at(0.25)?.ratio ?? low,
    middle: at(0.5)?.ratio ?? low,
    high: at(0.95)?.ratio ?? low,
    pair,
  };
}
