import type { Box } from '../../browser/located.ts';
import type { Point } from './clip.ts';
import { contains, findUp } from './clip.ts';
import type { Color, Conversions } from './color.ts';
import { over, parseColor, transparent } from './color.ts';
import { readGradient, splitImages } from './gradient.ts';
import type { LayoutNode } from './layout.ts';

/** The paint of a box at a point: one of these colors, or a paint that styles do not define. */
export type Fill = readonly Color[] | 'unknown';

/** Elements that the browser draws from data or shapes. */
const pictures = new Set(
  'img video canvas iframe frame object embed progress meter image path rect circle ellipse line polygon polyline use'.split(
    ' ',
  ),
);
const maxColors = 64;

/** The fill of a box, regardless of position. Undefined if it paints only its text and borders. */
export function fillOf(node: LayoutNode, conversions: Conversions): Fill | undefined {
  if (node.name === '#text' || node.style('visibility') !== 'visible') return undefined;
  if (pictures.has(node.name)) return 'unknown';
  const fill = backgroundOf(node, conversions);
  const hasInset = node.style('box-shadow').includes('inset');
  const hasBackdrop = node.style('backdrop-filter') !== 'none' && !isOpaque(fill);
  if (hasInset || hasBackdrop) return 'unknown';
  if (fill === undefined) return undefined;
  return findUp(node, hasEffect) === undefined && findUp(node, isRotated) === undefined ? fill : 'unknown';
}

export function isOpaque(fill: Fill | undefined): boolean {
  return fill !== undefined && fill !== 'unknown' && fill.every(({ alpha }) => alpha === 1);
}

/** The background color with the images over it. */
function backgroundOf(node: LayoutNode, conversions: Conversions): Fill | undefined {
  const color = parseColor(node.style('background-color'), conversions);
  if (color === undefined) return 'unknown';
  const images = splitImages(node.style('background-image')).toReversed();
  if (images.length > 0) return addImages(node, color, images);
  return color.alpha === 0 ? undefined : [color];
}

function addImages(node: LayoutNode, color: Color, images: readonly string[]): Fill {
  if (/text|content-box/.test(node.style('background-clip'))) return 'unknown';
  // A gradient that may not cover the box may or may not be at any point of it.
  const isPartial = !/^(?:(?:auto|cover|100% 100%)(?:, )?)+$/.test(node.style('background-size'));
  let colors: readonly Color[] = [color];
  for (const image of images) {
    const stops = image === 'none' ? [transparent] : readGradient(image);
    if (stops === undefined) return 'unknown';
    const tops = isPartial ? [transparent, ...stops] : stops;
    colors = colors.flatMap((below) => tops.map((top) => over(top, below)));
    if (colors.length > maxColors) return 'unknown';
  }
  return colors;
}

/** True for effects that change the colors of a whole subtree in a way that styles do not define. */
export function hasEffect(node: LayoutNode): boolean {
  if (node.name === '#text') return false;
  const none = ['filter', 'mask-image', 'clip-path'] as const;
  return none.some((name) => node.style(name) !== 'none') || node.style('mix-blend-mode') !== 'normal';
}

/** True if the box of the element is larger than its painted area. */
export function isRotated(node: LayoutNode): boolean {
  const transform = node.style('transform');
  if (transform === 'none' || transform === '') return false;
  const [, skewY = 1, skewX = 1] = transform.startsWith('matrix(')
    ? transform.slice(7, -1).split(', ').map(Number)
    : [];
  return skewY !== 0 || skewX !== 0;
}

/** `edge`: the box has a border, a round corner or a shadow there. */
export type Touch = 'inside' | 'outside' | 'edge';

export function touch(node: LayoutNode, point: Point): Touch {
  const { box } = node;
  if (!contains(box, point)) return contains(grow(box, shadowReach(node)), point) ? 'edge' : 'outside';
  const width = (side: 'top' | 'right' | 'bottom' | 'left') =>
    Number.parseFloat(node.style(`border-${side}-width`)) || 0;
  const isOnBorder =
    point.x < box.x + width('left') ||
    point.x >= box.x + box.width - width('right') ||
    point.y < box.y + width('top') ||
    point.y >= box.y + box.height - width('bottom');
  return isOnBorder || isCutCorner(node, point) ? 'edge' : 'inside';
}

/** The maximum reach of outer shadows: offset, blur and spread together. */
function shadowReach(node: LayoutNode): number {
  const shadow = node.style('box-shadow');
  if (shadow === 'none' || shadow === '') return 0;
  const lengths = [...shadow.matchAll(/(-?[\d.]+)px/g)].map(([, px]) => Math.abs(Number(px)));
  const hasReach = lengths.some((length) => length > 0);
  return hasReach
    ? Math.min(
        200,
        lengths.reduce((sum, length) => sum + length, 0),
      )
    : 0;
}

function grow({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Assumes that all corners are equally round. */
function isCutCorner(node: LayoutNode, { x, y }: Point): boolean {
  const { box } = node;
  const given = node.style('border-top-left-radius').split(' ')[0] ?? '';
  const value = Number.parseFloat(given) || 0;
  const smaller = Math.min(box.width, box.height);
  const radius = Math.min(given.endsWith('%') ? (value / 100) * smaller : value, smaller / 2);
  if (radius < 1) return false;
  const fromSide = Math.max(0, box.x + radius - x, x - (box.x + box.width - radius));
  const fromEnd = Math.max(0, box.y + radius - y, y - (box.y + box.height - radius));
  return Math.hypot(fromSide, fromEnd) > radius;
}
