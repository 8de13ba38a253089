import { memoize } from './memoize.ts';

/** Channels from 0 to 255, alpha from 0 to 1. */
export type Color = { readonly red: number; readonly green: number; readonly blue: number; readonly alpha: number };

/** Colors that the browser converted, by their CSS text. */
export type Conversions = ReadonlyMap<string, Color>;

export const transparent: Color = { red: 0, green: 0, blue: 0, alpha: 0 };
/** The linear light of each 8-bit sRGB channel, from 0 to 1. Computed once, because pictures have many pixels. */
const linearChannels = Float64Array.from({ length: 256 }, (_none, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

export const white: Color = { red: 255, green: 255, blue: 255, alpha: 1 };

const number = String.raw`[-+]?[\d.]+(?:e[-+]?\d+)?`;
const legacy = new RegExp(String.raw`^rgba?\((${number}), (${number}), (${number})(?:, (${number}))?\)$`);

/** Parses a computed color. Undefined for a color space that only the browser can convert, if it has not. */
export function parseColor(text: string, conversions: Conversions = new Map()): Color | undefined {
  return parseLegacy(text) ?? conversions.get(text);
}

const parseLegacy = memoize((text): Color | undefined => {
  const match = legacy.exec(text);
  if (match === null) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = match
    .slice(1)
    .map((part) => (part === undefined ? 1 : Number(part)));
  return { red, green, blue, alpha };
});

/** `front` over `back`, by the rules of source-over compositing. */
export function over(front: Color, back: Color): Color {
  const alpha = front.alpha + back.alpha * (1 - front.alpha);
  if (alpha === 0) return transparent;
  const mix = (one: number, two: number) => (one * front.alpha + two * back.alpha * (1 - front.alpha)) / alpha;
  return {
    red: mix(front.red, back.red),
    green: mix(front.green, back.green),
    blue: mix(front.blue, back.blue),
    alpha,
  };
}

/** WCAG 2: the contrast ratio of two opaque colors, as the screen shows them. */
export function contrastOf(one: Color, two: Color): number {
  const [first, second] = [luminanceOf(one), luminanceOf(two)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminanceOf({ red, green, blue }: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  return linearChannels[Math.round(channel)] ?? 0;
}

export function toHex({ red, green, blue }: Color): string {
  return `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
