import type { Picture } from '../capture-view.ts';
import type { Color } from './color.ts';
import { contrastOf, over } from './color.ts';

/** The same view without any text, and with all text in the marker's color. */
export type Pictures = { readonly bare: Picture; readonly marked: Picture };
export type PixelRect = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Contrast ratios under the glyphs of a text: the worst without the lowest 5 %, and the best without the highest 5 %. */
export type PixelContrast = {
  readonly low: number;
  readonly quarter: number;
  readonly middle: number;
  readonly high: number;
  readonly background: Color;
  readonly text: Color;
};

/** A color that pages hardly use. */
const marker: Color = { red: 255, green: 0, blue: 255, alpha: 1 };

/** Of a glyph's core: with less, edges that are mixed with the background would count. */
const coreCoverage = 0.6;
const leastCoverage = 0.05;
/** A pixel that is no mixture of its background and the marker is this far from one, and so many of them may be. */
const farFromMixed = 90;
const mostForeign = 0.03;
const leastPixels = 30;
/** Less is no text that anyone sees: its color is that of its background. */
export const leastVisible = 1.1;
/** A background this close to the marker hides where the glyphs are. */
const nearMarker = 120;

/** Undefined when the glyphs cannot be seen clearly: covered, too few, drawn in another way. */
export function measurePixels(
  pictures: Pictures,
  rects: readonly PixelRect[],
  { color, opacity }: { readonly color: Color; readonly opacity: number },
): PixelContrast | undefined {
  const glyphs = rects.flatMap((rect) => readGlyphs(pictures, rect, opacity));
  const strongest = glyphs.reduce((most, { coverage }) => Math.max(most, coverage), 0);
  const cores = glyphs.filter(({ coverage }) => coverage >= coreCoverage);
  if (cores.length < leastPixels || strongest > 1.1 || strongest < 0.85) return undefined;
  // Something else changed between the pictures, such as a video.
  if (cores.filter(({ isForeign }) => isForeign).length > cores.length * mostForeign) return undefined;
  return summarize(cores, { ...color, alpha: color.alpha * opacity });
}

/** Of an empty field: what people type stands on its middle. Without its edges, which may be borders. */
export function measureBlank(bare: Picture, rects: readonly PixelRect[], color: Color): PixelContrast | undefined {
  const backgrounds = rects.flatMap((rect) => {
    const edge = Math.ceil((rect.bottom - rect.top) / 4);
    return pixelsOf(bare, {
      left: rect.left + edge,
      top: rect.top + edge,
      right: rect.right - edge,
      bottom: rect.bottom - edge,
    }).map(({ color: background }) => ({ background }));
  });
  return backgrounds.length < leastPixels ? undefined : summarize(backgrounds, color);
}

/** A stretch this long, in ems, has at least one whole letter; the letters in it reach this far. */
const stretchEms = 1.5;
const reachEms = 1.2;
const stepEms = 0.25;

/**
 * The first stretch of a line in which even the best contrast is below the required one, so that whole letters are too pale. `emPx`: the
 * size of the font in pixels of the pictures. Undefined when there is none.
 */
export function findPaleStretch(
  pictures: Pictures,
  rects: readonly PixelRect[],
  {
    color,
    opacity,
    emPx,
    ratio,
  }: { readonly color: Color; readonly opacity: number; readonly emPx: number; readonly ratio: number },
): PixelContrast | undefined {
  const shown = { ...color, alpha: color.alpha * opacity };
  for (const rect of rects) {
    const cores = readGlyphs(pictures, rect, opacity).filter(({ coverage }) => coverage >= coreCoverage);
    for (let left = rect.left; left + stretchEms * emPx <= rect.right; left += stepEms * emPx) {
      const inside = cores.filter(({ x }) => x >= left && x < left + stretchEms * emPx);
      const places = inside.map(({ x }) => x);
      const reach = Math.max(...places) - Math.min(...places);
      if (inside.length < leastPixels || reach < reachEms * emPx) continue;
      const measured = summarize(inside, shown);
      if (measured !== undefined && measured.low >= leastVisible && measured.high < ratio) return measured;
    }
  }
  return undefined;
}

type Glyph = { readonly x: number; readonly background: Color; readonly coverage: number; readonly isForeign: boolean };

/** The pixels that a glyph covers, or may cover: a background like the marker hides that. */
function readGlyphs({ bare, marked }: Pictures, rect: PixelRect, opacity: number): readonly Glyph[] {
  const glyphs: Glyph[] = [];
  for (const { x, y, color: background } of pixelsOf(bare, rect)) {
    const full = distance(background, marker);
    const shown = pixelAt(marked, x, y);
    const changed = distance(background, shown);
    const coverage = full < nearMarker ? Infinity : changed / (full * opacity);
    if (coverage <= leastCoverage) continue;
    const mixed = over({ ...marker, alpha: Math.min(1, coverage * opacity) }, background);
    glyphs.push({ x, background, coverage, isForeign: distance(mixed, shown) > farFromMixed });
  }
  return glyphs;
}

type Pixel = { readonly x: number; readonly y: number; readonly color: Color };

function pixelsOf(picture: Picture, { left, top, right, bottom }: PixelRect): readonly Pixel[] {
  const pixels: Pixel[] = [];
  const end = Math.min(picture.width, right);
  for (let y = Math.max(0, top); y < Math.min(picture.height, bottom); y += 1) {
    for (let x = Math.max(0, left); x < end; x += 1) pixels.push({ x, y, color: pixelAt(picture, x, y) });
  }
  return pixels;
}

function summarize(glyphs: readonly Pick<Glyph, 'background'>[], color: Color): PixelContrast | undefined {
  const pairs = glyphs
    .map(({ background }) => ({ background, text: over(color, background) }))
    .map((pair) => ({ ...pair, ratio: contrastOf(pair.text, pair.background) }))
    .toSorted((one, two) => one.ratio - two.ratio);
  const at = (share: number) => pairs[Math.min(pairs.length - 1, Math.floor(pairs.length * share))];
  const worst = at(0.05);
  if (worst === undefined) return undefined;
  const { ratio: low, background, text } = worst;
  return {
    low,
    quarter: at(0.25)?.ratio ?? low,
    middle: at(0.5)?.ratio ?? low,
    high: at(0.95)?.ratio ?? low,
    background,
    text,
  };
}

function pixelAt({ data, width, channels }: Picture, x: number, y: number): Color {
  const at = (y * width + x) * channels;
  return { red: data[at] ?? 0, green: data[at + 1] ?? 0, blue: data[at + 2] ?? 0, alpha: 1 };
}

function distance(one: Color, two: Color): number {
  return Math.abs(one.red - two.red) + Math.abs(one.green - two.green) + Math.abs(one.blue - two.blue);
}
