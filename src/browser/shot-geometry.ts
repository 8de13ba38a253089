import type { Box, SeenPart } from './located.ts';

/** The space around an element in its picture, and above it when the page is scrolled to it. */
export const margin = 40;
/** The part of an oversized element that is enough to recognize it. */
const enough = { width: 640, height: 400 };

/** Converts a box of the page to pixels of the screen. */
export function onScreen({ left, top, zoom }: SeenPart, box: Box): Box {
  return { x: (box.x - left) * zoom, y: (box.y - top) * zoom, width: box.width * zoom, height: box.height * zoom };
}

type Size = { readonly width: number; readonly height: number };

export function isInView(view: Size, box: Box): boolean {
  const right = box.x + Math.min(box.width, enough.width);
  const bottom = box.y + Math.min(box.height, enough.height);
  return box.x >= 0 && box.y >= 0 && right <= view.width && bottom <= view.height;
}

/** The part that is in both. Its size is not positive if there is none. */
export function meet(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Rounds a box to whole pixels. */
export function round({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.round(x), Math.round(y)];
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top };
}
