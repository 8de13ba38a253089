import type { Color } from './color.ts';
import { contrastOf, toHex } from './color.ts';

/** A color in OKLab: perceived lightness from 0 to 1, and two coordinates of hue and chroma. */
type Lab = { readonly lightness: number; readonly a: number; readonly b: number };

/** This step is fine enough to reach every color of 8 bits. */
const step = 1 / 1_024;

/**
 * The color with the nearest lightness in OKLCH, of equal hue, that has the ratio to the background. Chroma is reduced
 * if the screen cannot show it. Both colors are `#rrggbb`. Undefined if no color has the ratio, or one of them has
 * another form.
 */
export function findPassingColor(color: string, background: string, ratio: number): string | undefined {
  const [text, behind] = [parseHex(color), parseHex(background)];
  if (text === undefined || behind === undefined) return undefined;
  const { lightness, ...hue } = toLab(text);
  for (let distance = 0; distance <= 1; distance += step) {
    for (const near of [lightness - distance, lightness + distance]) {
      if (near < 0 || near > 1) continue;
      const hex = toHex(toShown({ lightness: near, ...hue }));
      if (contrastOf(parseHex(hex) ?? behind, behind) >= ratio) return hex;
    }
  }
  return ['#000000', '#ffffff'].find((end) => contrastOf(parseHex(end) ?? behind, behind) >= ratio);
}

function parseHex(text: string): Color | undefined {
  if (!/^#[\da-f]{6}$/iu.test(text)) return undefined;
  const channel = (at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  return { red: channel(1), green: channel(3), blue: channel(5), alpha: 1 };
}

/** Keeps as much of the chroma as the screen can show. */
function toShown(lab: Lab): Color {
  for (let chroma = 1; chroma > 0; chroma -= 0.02) {
    const channels = toLinear({ ...lab, a: lab.a * chroma, b: lab.b * chroma });
    if (channels.every((channel) => channel > -0.0005 && channel < 1.0005)) return toColor(channels);
  }
  return toColor(toLinear({ ...lab, a: 0, b: 0 }));
}

/**
 * Björn Ottosson's OKLab: converts linear sRGB light to cone responses, then their cube roots to lightness with two
 * coordinates.
 */
function toLab({ red, green, blue }: Color): Lab {
  const [r, g, b] = [decode(red), decode(green), decode(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function toLinear({ lightness, a, b }: Lab): readonly [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toColor([red, green, blue]: readonly [number, number, number]): Color {
  return { red: encode(red), green: encode(green), blue: encode(blue), alpha: 1 };
}

/** The transfer function of sRGB, in both directions. */
function decode(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encode(light: number): number {
  const value = Math.min(1, Math.max(0, light));
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
}
