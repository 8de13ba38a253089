import type { z } from 'zod';
import type { Color } from './color.ts';
import { contrastOf } from './color.ts';
import type { PixelRect } from './picture-pixels.ts';
import { changeAt, colorAt, eachPixel } from './picture-pixels.ts';
import type { Picture } from '../capture-view.ts';
import type { shownSchema } from './measure-control.ts';
import { countColors, findMain, leastPixels, reachedBy, toRect, valueAt } from './measure-control.ts';

type ShownState = Readonly<z.infer<typeof shownSchema>>;

/** Pictures of one box in both states. */
export type StatePictures = { readonly off: Picture; readonly on: Picture };

/** A smaller change is noise of drawing. */
const leastChange = 24;
/** Smoothed pixels at an edge change by a smaller share of the largest change. They belong to what is beside them. */
const leastShare = 0.75;
/** WCAG 1.4.11. */
const leastRatio = 3;
/** The share of the pixels right around a change that has one color. */
const leastAround = 0.6;
/** Designs draw the box beside its label, in CSS pixels. Nothing else changes with it. */
const margin = 32;

/**
 * The highest contrast of what changes between two states: to the look before, or to the most frequent color around it
 * in the same state. Undefined if hardly a pixel changes, because scripts may show the state.
 */
export function measureChange({ off, on }: StatePictures, { part, width }: ShownState): number | undefined {
  const scale = on.width / width;
  const rect = toRect(part, margin, scale);
  const [ground, groundOff] = [on, off].map((picture) => findMain(countColors(picture, rect, []), 0));
  if (ground === undefined || groundOff === undefined) return undefined;
  const changed = countChanges({ off, on }, rect);
  const largest = changed.reduce((most, { change }) => Math.max(most, change), 0);
  const ratios = changed.map(({ now, before, change, count }) => {
    const beside = change < largest * leastShare ? [] : [contrastOf(now, ground), contrastOf(before, groundOff)];
    return { ratio: Math.max(contrastOf(now, before), ...beside), count };
  });
  const least = leastPixels * scale;
  const sum = changed.reduce((total, { count }) => total + count, 0);
  return sum < least ? undefined : reachedBy(ratios, least);
}

/**
 * `ratio`: see `measureChange`. `plainRatio`: that of plain areas, without smoothed pixels of texts. `isSure`: one plain
 * color is around all that changes, and it makes nothing of it stand out.
 */
export type ShownChange = { readonly ratio: number; readonly plainRatio: number; readonly isSure: boolean };

/**
 * What `measureChange` returns, for controls of any size. The most frequent color may be the fill of a large control, so
 * this also compares with what is right around the change. WCAG leaves open whether a fill in a dark edge needs more.
 */
export function measureShownChange(pictures: StatePictures, shown: ShownState): ShownChange | undefined {
  const ratio = measureChange(pictures, shown);
  if (ratio === undefined) return undefined;
  const { on } = pictures;
  const scale = on.width / shown.width;
  const rect = toRect(shown.part, margin, scale);
  const around = findAround(on, findChanged(pictures, rect), scale);
  const changed = countChanges(pictures, rect);
  const reached = ({ now, before }: Change) => [now, before].map((color) => contrastOf(color, around ?? color));
  const besides = mainOf(changed).flatMap(reached);
  const isSure = around !== undefined && besides.every((one) => one < leastRatio);
  const plain = changed.filter(({ count }) => count >= leastPixels * scale);
  const ratios = [...plain.map(({ now, before }) => contrastOf(now, before)), ...(isSure ? besides : [])];
  return { ratio, plainRatio: Math.min(ratio, Math.max(1, ...ratios)), isSure };
}

/** The most frequent changes, which make up half of it. The others are smoothed pixels of texts and corners. */
function mainOf(changed: readonly Change[]): readonly Change[] {
  const half = changed.reduce((total, { count }) => total + count, 0) / 2;
  let sum = 0;
  return changed
    .toSorted((one, other) => other.count - one.count)
    .filter(({ count }) => {
      const isMain = sum < half;
      sum += count;
      return isMain;
    });
}

/** The smallest part of the picture that has all changes. */
function findChanged({ off, on }: StatePictures, rect: PixelRect): PixelRect {
  const box = { left: rect.right, top: rect.bottom, right: rect.left, bottom: rect.top };
  eachPixel(on, rect, (at, x, y) => {
    if (changeAt(on, off, at) < leastChange) return;
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x + 1);
    box.bottom = Math.max(box.bottom, y + 1);
  });
  return box;
}

/** The color right around a part of a picture, if it is one. */
function findAround(picture: Picture, { left, top, right, bottom }: PixelRect, scale: number): Color | undefined {
  const ring = Math.round(2 * scale);
  const grown = { left: left - ring, top: top - ring, right: right + ring, bottom: bottom + ring };
  const inside = countColors(picture, { left, top, right, bottom }, []);
  const all = [...countColors(picture, grown, [])];
  return findMain(new Map(all.map(([color, count]) => [color, count - (inside.get(color) ?? 0)])), leastAround);
}

/** `count`: the pixels that change from one color to the other. */
type Change = { readonly now: Color; readonly before: Color; readonly change: number; count: number };

function countChanges({ off, on }: StatePictures, rect: PixelRect): readonly Change[] {
  const changes = new Map<number, Change>();
  eachPixel(on, rect, (at) => {
    const change = changeAt(on, off, at);
    if (change < leastChange) return;
    const key = valueAt(on, at) * 2 ** 24 + valueAt(off, at);
    const known = changes.get(key);
    if (known !== undefined) known.count += 1;
    else changes.set(key, { now: colorAt(on, at), before: colorAt(off, at), change, count: 1 });
  });
  return [...changes.values()];
}
