import type { Box, SeenPart } from './located.ts';

/** The space around an element in its picture, and when it is scrolled into view. */
export const margin = 40;
const smallest = { width: 240, height: 120 };
const largest = { width: 1_000, height: 600 };
/** The part of an oversized element that is enough to recognize it. */
const enough = { width: 640, height: 400 };

/** Converts a box of the page to pixels of the screen. */
export function onScreen({ left, top, zoom }: SeenPart, box: Box): Box {
  return { x: (box.x - left) * zoom, y: (box.y - top) * zoom, width: box.width * zoom, height: box.height * zoom };
}

/** Returns the element with its surroundings, in whole pixels. For a very large element, returns its top left part. */
export function surround(box: Box): Box {
  const width = Math.min(largest.width, Math.max(smallest.width, box.width + 2 * margin));
  const height = Math.min(largest.height, Math.max(smallest.height, box.height + 2 * margin));
  const x = box.width + 2 * margin > width ? box.x - margin : box.x + box.width / 2 - width / 2;
  const y = box.height + 2 * margin > height ? box.y - margin : box.y + box.height / 2 - height / 2;
  return { x: Math.floor(x), y: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) };
}

type Size = { readonly width: number; readonly height: number };

export function clampTo(view: Size, box: Box): Box {
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  const width = Math.min(box.x + box.width, view.width) - x;
  const height = Math.min(box.y + box.height, view.height) - y;
  return { x, y, width: Math.max(1, width), height: Math.max(1, height) };
}

export function isInView(view: Size, box: Box): boolean {
  const right = box.x + Math.min(box.width, enough.width);
  const bottom = box.y + Math.min(box.height, enough.height);
  return box.x >= 0 && box.y >= 0 && right <= view.width && bottom <= view.height;
}

export function touches(view: Size, box: Box): boolean {
  return box.x < view.width && box.y < view.height && box.x + box.width > 0 && box.y + box.height > 0;
}
