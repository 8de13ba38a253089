import { parentOf } from '../../in-page/elements.ts';
import type { Painted, Rgb } from './colors.ts';
import { contrastOf, over, paintedAt, readRgba } from './colors.ts';

/** WCAG 1.4.11. */
export const leastRatio = 3;

export function isLargeEnough(element: Element): boolean {
  const least = 10;
  const { width, height } = element.getBoundingClientRect();
  return width >= least && height >= least;
}

/** The highest contrast of an edge or the fill to what is next to it. Undefined if styles do not tell. */
export function ratioOf(element: Element): number | undefined {
  const around = parentOf(element);
  const [outside, inside] = [around && paintedAt(around), paintedAt(element)];
  if (!outside || !inside) return undefined;
  const edges = edgesOf(element, inside);
  const beside = [outside.background, inside.background];
  const ratios = edges.flatMap((edge) => beside.map((color) => contrastOf(edge, color)));
  return Math.max(contrastOf(inside.background, outside.background), ...ratios);
}

/** The colors of the drawn sides of the border, and of the outline. A background of the element lies below its border. */
export function edgesOf(element: Element, { background }: Painted): readonly Rgb[] {
  const style = getComputedStyle(element);
  const sides = ['border-top', 'border-right', 'border-bottom', 'border-left', 'outline'];
  return sides.flatMap((side) => {
    const width = Number.parseFloat(style.getPropertyValue(`${side}-width`));
    const isDrawn = !/none|hidden/.test(style.getPropertyValue(`${side}-style`)) && width >= 1;
    const color = isDrawn ? readRgba(style.getPropertyValue(`${side}-color`)) : undefined;
    return color === undefined ? [] : [over(color, background)];
  });
}
