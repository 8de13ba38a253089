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
