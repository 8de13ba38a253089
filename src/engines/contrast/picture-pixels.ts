import type { Picture } from '../capture-view.ts';
import type { Color } from './color.ts';

export type PixelRect = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/**
 * Visits each pixel of a part of a picture. `at`: the offset of its bytes, which is equal in all pictures of one view,
 * because they have one size. It uses no object or generator step for each pixel, because pictures have millions.
 */
export function eachPixel(
  { width, height, channels }: Picture,
  { left, top, right, bottom }: PixelRect,
  look: (at: number, x: number, y: number) => void,
): void {
  const [from, to] = [Math.max(0, left), Math.min(width, right)];
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1) {
    for (let x = from, at = (y * width + from) * channels; x < to; x += 1, at += channels) look(at, x, y);
  }
}

export function colorAt({ data }: Picture, at: number): Color {
  return { red: data[at] ?? 0, green: data[at + 1] ?? 0, blue: data[at + 2] ?? 0, alpha: 1 };
}

/** The distance of a pixel from a color: the sum over its three channels, from 0 to 765. */
export function distanceTo({ data }: Picture, at: number, { red, green, blue }: Color): number {
  return Math.abs((data[at] ?? 0) - red) + Math.abs((data[at + 1] ?? 0) - green) + Math.abs((data[at + 2] ?? 0) - blue);
}

/** The distance between the pixels of two pictures at one position. */
export function changeAt({ data }: Picture, { data: other }: Picture, at: number): number {
  return (
    Math.abs((data[at] ?? 0) - (other[at] ?? 0)) +
    Math.abs((data[at + 1] ?? 0) - (other[at + 1] ?? 0)) +
    Math.abs((data[at + 2] ?? 0) - (other[at + 2] ?? 0))
  );
}
