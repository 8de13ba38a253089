import type { Picture } from '../capture-view.ts';
import type { Color } from './color.ts';
import { over } from './color.ts';
import type { PixelRect } from './picture-pixels.ts';
import { changeAt, colorAt, distanceTo, eachPixel } from './picture-pixels.ts';

/** Pictures of one view, without any text, and with all text in the marker's color. */
export type Pictures = { readonly bare: Picture; readonly marked: Picture };

/** Adds a picture with all text in a second color. */
export type ThreePictures = Pictures & { readonly second: Picture };

/** Adds a picture of the unchanged text, and a second one without any text. */
export type AllPictures = ThreePictures & { readonly shown: Picture; readonly again: Picture };

/** A pixel inside a glyph: the background and the color of the text there. */
export type Glyph = { readonly x: number; readonly y: number; readonly background: Color; readonly text: Color };

/**
 * The reason why the glyphs of a text cannot be read. `covered`: no glyph is drawn. `small`: too few pixels. `mixed`:
 * they are drawn in another way than in their color over the background. `moving`: other content changes between the
 * pictures.
 */
export type Unread = 'covered' | 'small' | 'mixed' | 'moving';
export type Reading = { readonly kind: 'read'; readonly glyphs: readonly Glyph[] } | { readonly kind: Unread };

/**
 * The position of a text in the pictures. `letters`: the number of its signs, without white space. `emPx`: the size of
 * its font, in picture pixels.
 */
export type PixelText = { readonly rects: readonly PixelRect[]; readonly letters: number; readonly emPx: number };

/** Colors that pages rarely use, with the largest possible difference between their channels. */
export const markers = ['rgb(255, 0, 255)', 'rgb(0, 255, 0)'] as const;
export const marker: Color = { red: 255, green: 0, blue: 255, alpha: 1 };
export const markersApart = 765;

/** The coverage of a glyph's core. With less, edges that are mixed with the background would count. */
const coreCoverage = 0.6;
const leastCoverage = 0.05;
/** The distance and the allowed share of pixels that are no mixture of the background and the marker. */
const farFromMixed = 90;
const mostForeign = 0.03;
const leastPixels = 30;
const leastPerLetter = 8;
/** A background this close to the marker hides the positions of glyphs. */
const nearMarker = 120;

/** Reads glyphs that are drawn in one color over the background. */
export function readInColor(
  pictures: Pictures,
  { rects, letters, emPx }: PixelText,
  { color, opacity }: { readonly color: Color; readonly opacity: number },
): Reading {
  const marks = rects.flatMap((rect, line) => readMarks(pictures, { rect, line }, opacity));
  const strongest = marks.reduce((most, { coverage }) => Math.max(most, coverage), 0);
  const cores = marks.filter(({ coverage }) => coverage >= coreCoverage);
  if (strongest < leastCoverage * 2) return { kind: 'covered' };
  if (strongest > 1.1 || strongest < 0.85) return { kind: 'mixed' };
  if (cores.length < leastOf(letters)) return { kind: 'small' };
  if (hasFaintPart(marks, strongest, emPx)) return { kind: 'mixed' };
  if (cores.filter(({ isForeign }) => isForeign).length > cores.length * mostForeign) return { kind: 'mixed' };
  const shown = { ...color, alpha: color.alpha * opacity };
  return {
    kind: 'read',
    glyphs: cores.map(({ x, y, background }) => ({ x, y, background, text: over(shown, background) })),
  };
}

/** The strength of the marker at a pixel, its line of the text, and its distance from the line's left side. */
export type Drawn = { readonly line: number; readonly from: number; readonly strength: number };
type Mark = Drawn & Omit<Glyph, 'text'> & { readonly coverage: number; readonly isForeign: boolean };

/** The pixels that a glyph covers, or may cover if the background resembles the marker. */
function readMarks({ bare, marked }: Pictures, { rect, line }: Line, opacity: number): readonly Mark[] {
  const marks: Mark[] = [];
  eachPixel(bare, rect, (at, x, y) => {
    const full = distanceTo(bare, at, marker);
    const coverage = full < nearMarker ? Infinity : changeAt(bare, marked, at) / (full * opacity);
    if (coverage <= leastCoverage) return;
    const background = colorAt(bare, at);
    const mixed = over({ ...marker, alpha: Math.min(1, coverage * opacity) }, background);
    const isForeign = distanceTo(marked, at, mixed) > farFromMixed;
    marks.push({ line, from: x - rect.left, strength: coverage, x, y, background, coverage, isForeign });
  });
  return marks;
}

/** If less of a glyph shows under its cover, it cannot be measured. */
const leastApart = 60;
export const sameBackground = 24;
const mostMoving = 0.005;
const leastShare = 0.75;
/**
 * A core has the full strength of the text, in areas with enough pixels, because browsers sharpen the edges of light
 * and dark text differently.
 */
const coreShares = [0.995, 0.97, 0.9, leastShare] as const;
const strongestShare = 0.98;
/** The rest is rounding. */
const wholeShare = 0.985;
/** The length of a letter or two. */
const partEms = 1.5;
const leastPart = 16;

/**
 * Reads glyphs that are drawn in any way that mixes the background with a color: in a group with opacity, under a
 * translucent cover, filled by an image, stroked, thin. Two pictures in different colors give the coverage of a pixel.
 * The picture of the unchanged text then gives its color. Pale pixels may be thin or covered, so there are two
 * readings: `least` treats the strongest pixel as fully covered, `most` only a pixel that the marker fills.
 */
export function readAsShown(
  pictures: AllPictures,
  { rects, letters, emPx }: PixelText,
  opacity: number,
):
  | { readonly kind: 'read'; readonly least: readonly Glyph[]; readonly most: readonly Glyph[] }
  | { readonly kind: Unread } {
  const { drawn: found, moving, all } = readSpots(pictures, rects);
  if (moving > all * mostMoving) return { kind: 'moving' };
  const drawn = found.toSorted((one, two) => one.strength - two.strength);
  const strongest = drawn[Math.floor(drawn.length * strongestShare)]?.strength ?? 0;
  if (strongest < leastApart) return { kind: 'covered' };
  const cores = findCores(drawn, strongest, leastOf(letters));
  if (cores === undefined) return { kind: 'small' };
  if (hasFaintPart(drawn, strongest, emPx)) return { kind: 'mixed' };
  const full = Math.max(strongest, markersApart * opacity);
  return {
    kind: 'read',
    least: cores.map((spot) => unmix(spot, strongest)),
    most: cores.map((spot) => unmix(spot, full)),
  };
}

type Spot = Omit<Glyph, 'text'> & Drawn & { readonly shown: Color };

/** The pixels that the two markers change differently, and the number of pixels that change without them. */
function readSpots({ bare, marked, second, shown, again }: AllPictures, rects: readonly PixelRect[]) {
  const drawn: Spot[] = [];
  let [all, moving] = [0, 0];
  for (const [line, rect] of rects.entries()) {
    eachPixel(bare, rect, (at, x, y) => {
      all += 1;
      if (changeAt(bare, again, at) > sameBackground) moving += 1;
      const strength = changeAt(marked, second, at);
      if (strength <= leastApart / 2) return;
      const colors = { background: colorAt(bare, at), shown: colorAt(shown, at) };
      drawn.push({ line, from: x - rect.left, strength, x, y, ...colors });
    });
  }
  return { drawn, moving, all };
}

function findCores(drawn: readonly Spot[], strongest: number, least: number): readonly Spot[] | undefined {
  return coreShares
    .map((share) => drawn.filter(({ strength }) => strength >= strongest * share))
    .find(({ length }) => length >= least);
}

/** True if a letter is nowhere as strong as others, because it is covered or fades. */
export function hasFaintPart(drawn: readonly Drawn[], strongest: number, emPx: number): boolean {
  const parts = new Map<string, { count: number; most: number }>();
  for (const { line, from, strength } of drawn) {
    const key = `${line} ${Math.floor(from / (partEms * emPx))}`;
    const { count, most } = parts.get(key) ?? { count: 0, most: 0 };
    parts.set(key, { count: count + 1, most: Math.max(most, strength) });
  }
  return [...parts.values()].some(({ count, most }) => count >= leastPart && most < strongest * leastShare);
}

/** The color that was mixed with the background. */
function unmix({ x, y, background, shown, strength }: Spot, full: number): Glyph {
  const share = strength >= full * wholeShare ? 1 : strength / full;
  const channel = (back: number, front: number) => Math.min(255, Math.max(0, back + (front - back) / share));
  const text = {
    red: channel(background.red, shown.red),
    green: channel(background.green, shown.green),
    blue: channel(background.blue, shown.blue),
    alpha: 1,
  };
  return { x, y, background, text };
}

export function leastOf(letters: number): number {
  return Math.min(leastPixels, leastPerLetter * Math.max(1, letters));
}

/**
 * The background in an empty field's middle, where people type. The edges are excluded, because they may be borders.
 */
export function readBlank(bare: Picture, rects: readonly PixelRect[], color: Color): Reading {
  const glyphs: Glyph[] = [];
  for (const { left, top, right, bottom } of rects) {
    const edge = Math.ceil((bottom - top) / 4);
    const middle = { left: left + edge, top: top + edge, right: right - edge, bottom: bottom - edge };
    eachPixel(bare, middle, (at, x, y) => {
      const background = colorAt(bare, at);
      glyphs.push({ x, y, background, text: over(color, background) });
    });
  }
  return glyphs.length < leastPixels ? { kind: 'small' } : { kind: 'read', glyphs };
}

type Line = { readonly rect: PixelRect; readonly line: number };
