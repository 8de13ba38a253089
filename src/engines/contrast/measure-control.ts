import { z } from 'zod';
import type { Color } from './color.ts';
import { contrastOf } from './color.ts';
import type { PixelRect } from './picture-pixels.ts';
import { eachPixel } from './picture-pixels.ts';
import type { Picture } from '../capture-view.ts';

const partSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);
type Part = z.infer<typeof partSchema>;

const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** See in-page/frame-control.ts. In CSS pixels. */
export const shownSchema = z.object({ part: partSchema, clip: boxSchema.nullable(), width: z.number() });
export const framedSchema = shownSchema.extend({ texts: z.array(partSchema) });
type FramedControl = z.infer<typeof framedSchema>;

/** The ring around the control from which its surroundings are read: CSS pixels beyond its frame. */
const [innerRing, outerRing] = [3, 7];
/** The share of the ring that has one color. Otherwise no single color is next to the control. */
const leastShare = 0.8;
/** A color around the control that differs by less from its fill shows no edge. */
const leastDifference = 3;
/** So many pixels are a line or a sign. */
export const leastPixels = 8;

/**
 * The highest contrast of anything drawn on or around a control: to what is around it, or to its own fill. Undefined if
 * several colors are around it, and some differ from its fill.
 */
export function measureControl(picture: Picture, { part, texts, width }: FramedControl): number | undefined {
  const scale = picture.width / width;
  const grown = (by: number) => toRect(part, by, scale);
  const ignored = texts.map((text) => toRect(text, 1, scale));
  const all = countColors(picture, grown(outerRing), ignored);
  const inside = countColors(picture, grown(innerRing), ignored);
  const around = new Map([...all].map(([color, count]) => [color, count - (inside.get(color) ?? 0)]));
  const outside = findMain(around, leastShare);
  const core = countColors(picture, toRect(part, -outerRing, scale), ignored);
  const fill = findMain(core, 1 / 2) ?? outside;
  if (fill === undefined) return undefined;
  const rim = new Map([...inside].map(([color, count]) => [color, count - (core.get(color) ?? 0)]));
  const besides = [...around].filter(([, count]) => count > 0).map(([value]) => toColor(value));
  if (outside === undefined && besides.some((color) => contrastOf(color, fill) >= leastDifference)) return undefined;
  const ratios = [...toReached(core, [fill]), ...toReached(rim, [fill, ...(outside ? [outside] : besides)])];
  return reachedBy(ratios, leastPixels * scale);
}

type Reached = { readonly ratio: number; readonly count: number };

/** The highest contrast of the pixels of each color to those beside it. */
function toReached(colors: ReadonlyMap<number, number>, beside: readonly Color[]): readonly Reached[] {
  return [...colors].map(([value, count]) => ({
    ratio: Math.max(...beside.map((one) => contrastOf(toColor(value), one))),
    count,
  }));
}

/** The ratio that so many pixels reach, those with the highest first. */
export function reachedBy(ratios: readonly Reached[], least: number): number {
  let sum = 0;
  for (const { ratio, count } of ratios.toSorted((one, other) => other.ratio - one.ratio)) {
    sum += count;
    if (sum >= least) return ratio;
  }
  return 1;
}

export function toRect([left, top, right, bottom]: Part, by: number, scale: number): PixelRect {
  return {
    left: Math.round((left - by) * scale),
    top: Math.round((top - by) * scale),
    right: Math.round((right + by) * scale),
    bottom: Math.round((bottom + by) * scale),
  };
}

/** The number of pixels of each color, as `0xrrggbb`. */
export function countColors(
  picture: Picture,
  rect: PixelRect,
  ignored: readonly PixelRect[],
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  eachPixel(picture, rect, (at, x, y) => {
    if (ignored.some(({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom)) return;
    const color = valueAt(picture, at);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  });
  return counts;
}

/** The color of a pixel as `0xrrggbb`. */
export function valueAt({ data }: Picture, at: number): number {
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
}

/** The most frequent color, if it has this share of the pixels, with the steps of a gradient around it. */
export function findMain(counts: ReadonlyMap<number, number>, share: number): Color | undefined {
  const [main] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (main === undefined) return undefined;
  const color = toColor(main[0]);
  const sumOf = (all: readonly (readonly [number, number])[]) => all.reduce((total, [, count]) => total + count, 0);
  const near = sumOf([...counts].filter(([value]) => isNear(toColor(value), color)));
  return main[1] > 0 && near >= sumOf([...counts]) * share ? color : undefined;
}

function isNear(one: Color, other: Color): boolean {
  const most = 12;
  return (['red', 'green', 'blue'] as const).every((part) => Math.abs(one[part] - other[part]) <= most);
}

function toColor(color: number): Color {
  return { red: color >> 16, green: (color >> 8) & 255, blue: color & 255, alpha: 1 };
}
