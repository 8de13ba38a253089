import type { Ground } from '../../in-page/held-page.ts';
import { flatParentOf } from '../../in-page/seen-text.ts';

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];
export type Painted = { readonly text: Rgb; readonly background: Rgb };

/**
 * The colors of an element's text and of its background. Undefined if a picture is behind them, or an effect changes
 * them.
 */
export function paintedAt(element: Element): Painted | undefined {
  const color = readRgba(getComputedStyle(element).webkitTextFillColor);
  const grounds = listGrounds(element);
  if (color === undefined || grounds === undefined) return undefined;
  const background = paint(grounds, [0, 0, 0, 0]);
  const text = paint(grounds, color);
  return background && text && { text, background };
}

/**
 * An element and what is around it, from the outside in. Nothing shows through an opaque box. Undefined if styles do not
 * decide: the browser also chooses the color of a canvas without a background.
 */
export function listGrounds(element: Element): readonly Ground[] | undefined {
  const grounds: Ground[] = [];
  for (let at: Element | null = element; at !== null; at = flatParentOf(at)) {
    const ground = groundOf(at);
    if (ground.isBeyond) return undefined;
    grounds.unshift(ground);
    if (isOpaque(ground)) return grounds;
  }
  return getComputedStyle(document.documentElement).colorScheme.includes('dark') ? undefined : grounds;
}

export function groundOf(element: Element): Ground {
  const known = window.curbcutHeld?.grounds.get(element);
  if (known !== undefined) return known;
  const style = getComputedStyle(element);
  const { backgroundColor, opacity } = style;
  const ground = { rgba: readRgba(backgroundColor), opacity: Number(opacity), isBeyond: isBeyondStyles(style) };
  window.curbcutHeld?.grounds.set(element, ground);
  return ground;
}

export function isOpaque({ opacity, rgba }: Ground): boolean {
  return opacity === 1 && rgba?.[3] === 1;
}

export function isBeyondStyles({
  backgroundImage,
  filter,
  mixBlendMode,
  backgroundClip,
}: CSSStyleDeclaration): boolean {
  return backgroundImage !== 'none' || filter !== 'none' || mixBlendMode !== 'normal' || backgroundClip === 'text';
}

/** Paints boxes from the outside in, and a color over the innermost. */
export function paint(
  [ground, ...inner]: readonly Ground[],
  color: readonly number[],
  behind: Rgb = [255, 255, 255],
): Rgb | undefined {
  if (ground === undefined) return over(color, behind);
  const { rgba, opacity } = ground;
  const inside = rgba && paint(inner, color, over(rgba, behind));
  return inside && over([...inside, opacity], behind);
}

export function over(front: readonly number[], back: Rgb): Rgb {
  const alpha = front[3] ?? 1;
  const mix = (at: 0 | 1 | 2) => (front[at] ?? 0) * alpha + back[at] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

/** Undefined for a color that only a canvas could convert. */
export function readRgba(color: string): readonly number[] | undefined {
  const parts = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(color);
  if (parts !== null) return [...parts.slice(1, 4).map(Number), Number(parts[4] ?? 1)];
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (context === null || !CSS.supports('color', color)) return undefined;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

export function contrastOf(one: Rgb, other: Rgb): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

export function luminanceOf(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = Math.round(value) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function toHex(color: Rgb): string {
  return `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
