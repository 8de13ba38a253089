import type { Color } from './color.ts';
import { parseColor } from './color.ts';

const steps = 8;
const maxStops = 12;

/**
 * Samples of the colors that a gradient passes through. Undefined for color spaces other than sRGB, where colors
 * between two stops are not between them channel by channel.
 */
export function readGradient(text: string): readonly Color[] | undefined {
  if (!/^(?:repeating-)?(?:linear|radial|conic)-gradient\(/.test(text)) return undefined;
  if (/\bin (?:srgb|oklab|oklch|lab|lch|hsl|hwb|xyz|display)/.test(text)) return undefined;
  const inner = text.slice(text.indexOf('(') + 1);
  const functions = inner.match(/[a-z-]+\(/g) ?? [];
  if (functions.some((name) => name !== 'rgb(' && name !== 'rgba(' && name !== 'calc(')) return undefined;
  const stops = (inner.match(/rgba?\([^)]*\)/g) ?? []).map((color) => parseColor(color));
  const known = stops.filter((stop) => stop !== undefined);
  if (known.length < 2 || known.length < stops.length || known.length > maxStops) return undefined;
  return known.flatMap((stop, index) => {
    const next = known[index + 1];
    return next === undefined ? [stop] : sampleBetween(stop, next);
  });
}

/** CSS Images: colors are interpolated with their channels multiplied by alpha. */
function sampleBetween(from: Color, to: Color): readonly Color[] {
  const isFlat = from.red === to.red && from.green === to.green && from.blue === to.blue && from.alpha === to.alpha;
  if (isFlat) return [from];
  return Array.from({ length: steps }, (_, step) => {
    const share = step / steps;
    const alpha = from.alpha * (1 - share) + to.alpha * share;
    const mix = (one: number, two: number) =>
      alpha === 0 ? one : (one * from.alpha * (1 - share) + two * to.alpha * share) / alpha;
    return { red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue), alpha };
  });
}

/** The images of a `background-image`, the topmost first. */
export function splitImages(value: string): readonly string[] {
  if (value === 'none' || value === '') return [];
  const images: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [at, letter] of value.split('').entries()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter !== ',' || depth > 0) continue;
    images.push(value.slice(start, at).trim());
    start = at + 1;
  }
  return [...images, value.slice(start).trim()];
}
