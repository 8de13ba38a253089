import type { Color } from './color.ts';
import { changeAt, colorAt, eachPixel } from './picture-pixels.ts';
import type { Drawn, Glyph, PixelText, Reading, ThreePictures } from './read-glyphs.ts';
import { hasFaintPart, leastOf, marker, markersApart, sameBackground } from './read-glyphs.ts';

/** A weaker pixel belongs to no glyph. */
const leastStrength = 30;
const clearStrength = 8;
/** The allowance for rounding. A core has the whole opacity of its group. */
const coreShare = 0.97;
/** The markers differ equally in each channel. A larger deviation means that other content has changed. */
const farFromEven = 60;
const mostForeign = 0.03;
const mostMoving = 0.005;

/**
 * Reads glyphs in a group with opacity, which also makes the background inside the group pale. The two markers give the
 * strength of the text at a pixel, and so the effect of its own color there. A text that is nowhere as strong as its
 * group cannot be read, because it is thin or covered.
 */
export function readInGroup(
  { bare, marked, second }: ThreePictures,
  { rects, letters, emPx }: PixelText,
  { color, opacity }: { readonly color: Color; readonly opacity: number },
): Reading {
  const full = markersApart * opacity;
  const drawn: Drawn[] = [];
  const cores: Glyph[] = [];
  let [all, moving, foreign] = [0, 0, 0];
  for (const [line, rect] of rects.entries()) {
    eachPixel(bare, rect, (at, x, y) => {
      all += 1;
      const strength = changeAt(marked, second, at);
      if (strength <= clearStrength && changeAt(bare, marked, at) > sameBackground) moving += 1;
      if (strength <= leastStrength) return;
      drawn.push({ line, from: x - rect.left, strength });
      const [one, other, background] = [colorAt(marked, at), colorAt(second, at), colorAt(bare, at)];
      if (isUneven(one, other, strength)) foreign += 1;
      if (strength < full * coreShare) return;
      cores.push({ x, y, background, text: recolor(one, background, { color, opacity }) });
    });
  }
  if (moving > all * mostMoving) return { kind: 'moving' };
  if (drawn.length === 0) return { kind: 'covered' };
  if (foreign > drawn.length * mostForeign || hasFaintPart(drawn, full, emPx)) return { kind: 'mixed' };
  return cores.length < leastOf(letters) ? { kind: 'small' } : { kind: 'read', glyphs: cores };
}

function isUneven(one: Color, other: Color, strength: number): boolean {
  const each = strength / 3;
  const off =
    Math.abs(one.red - other.red - each) +
    Math.abs(other.green - one.green - each) +
    Math.abs(one.blue - other.blue - each);
  return off > farFromEven;
}

/** Replaces the marker by the text's own color in a pixel: adds their difference, with the strength of the group. */
function recolor(
  shown: Color,
  background: Color,
  { color, opacity }: { readonly color: Color; readonly opacity: number },
): Color {
  const channel = (name: 'red' | 'green' | 'blue') => {
    const opaque = shown[name] + opacity * (color[name] - marker[name]);
    const mixed = background[name] + color.alpha * (opaque - background[name]);
    return Math.min(255, Math.max(0, mixed));
  };
  return { red: channel('red'), green: channel('green'), blue: channel('blue'), alpha: 1 };
}
