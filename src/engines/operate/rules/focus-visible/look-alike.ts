import type { Picture } from '../../../capture-view.ts';
import { readPicture } from '../../../capture-view.ts';

/**
 * Chromium does not draw the edges of round and rotated shapes in the same way each time: 11 pixels of a badge differed
 * by up to 15 of 255 levels. People see no such change.
 */
const mostLevels = 16;
const mostPixels = 64;
/** People see no difference of so few levels, however large it is: a contrast of at most 1.04 to 1. */
const faintLevels = 3;

/** True if people see no difference between two pictures of one view, PNG in Base64. */
export async function lookAlike(one: string, other: string): Promise<boolean> {
  if (one === other) return true;
  const [first, second] = await Promise.all([readPicture(one), readPicture(other)]);
  return second.data.length === first.data.length && differLittle(first, second);
}

function differLittle({ data: one, channels }: Picture, { data: other }: Picture): boolean {
  let [differing, last] = [0, -1];
  for (let index = 0; index < one.length; index += 1) {
    const levels = Math.abs((one[index] ?? 0) - (other[index] ?? 0));
    if (levels <= faintLevels) continue;
    const pixel = Math.floor(index / channels);
    if (pixel !== last) differing += 1;
    last = pixel;
    if (levels > mostLevels || differing > mostPixels) return false;
  }
  return true;
}
