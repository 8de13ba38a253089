import type { Box } from '../../browser/located.ts';
import type { Point } from './clip.ts';
import { contains, inherit, nearest } from './clip.ts';
import type { Color, Conversions } from './color.ts';
import { over, parseColor, transparent } from './color.ts';
import { readGradient, splitImages } from './gradient.ts';
import type { LayoutNode } from './layout.ts';
import { memoize } from './memoize.ts';

/** The paint of a box at a point: one of these colors, or a paint that styles do not define. */
export type Fill = readonly Color[] | 'unknown';

/** Elements that the browser draws from data or shapes. */
const pictures = new Set(
  'img video canvas iframe frame object embed progress meter image path rect circle ellipse line polygon polyline use'.split(
    ' ',
  ),
);
const maxColors = 64;
const maxReach = 200;

/** The fill of a box, regardless of position. Undefined if it paints only its text and borders. */
export function fillOf(node: LayoutNode, conversions: Conversions): Fill | undefined {
  if (node.name === '#text' || node.style('visibility') !== 'visible') return undefined;
  if (pictures.has(node.name)) return 'unknown';
  const fill = backgroundOf(node, conversions);
  if (node.style('backdrop-filter') !== 'none' && !isOpaque(fill)) return 'unknown';
  if (fill === undefined) return undefined;
  return findAltering(node) === undefined ? fill : 'unknown';
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

/** The box around a node whose effects or rotation make its layers unknown. */
export const findAltering = nearest((node) => hasEffect(node) || isRotated(node));

/** True for effects that change the colors of a whole subtree in a way that styles do not define. */
function hasEffect(node: LayoutNode): boolean {
  if (node.name === '#text') return false;
  const none = ['filter', 'mask-image', 'clip-path'] as const;
  return none.some((name) => node.style(name) !== 'none') || node.style('mix-blend-mode') !== 'normal';
}

/** True if the box of the element is larger than its painted area. */
function isRotated(node: LayoutNode): boolean {
  const transform = node.style('transform');
  if (transform === 'none' || transform === '') return false;
  const [, skewY = 1, skewX = 1] = transform.startsWith('matrix(')
    ? transform.slice(7, -1).split(', ').map(Number)
    : [];
  return skewY !== 0 || skewX !== 0;
}

/** `edge`: the box has a border, a round corner or an inner shadow there. `shadow`: it casts one there. */
export type Touch = 'inside' | 'outside' | 'edge' | 'shadow';

export function touch(node: LayoutNode, point: Point): Touch {
  const { box } = node;
  if (!contains(box, point)) return isInShadow(node, point, false) ? 'shadow' : 'outside';
  const [top, right, bottom, left] = bordersOf(node);
  const isOnBorder =
    point.x < box.x + left ||
    point.x >= box.x + box.width - right ||
    point.y < box.y + top ||
    point.y >= box.y + box.height - bottom;
  return isOnBorder || isCutCorner(node, point) || isInShadow(node, point, true) ? 'edge' : 'inside';
}

type Borders = readonly [top: number, right: number, bottom: number, left: number];

const bordersOf = inherit((node): Borders => {
  const width = (side: 'top' | 'right' | 'bottom' | 'left') =>
    Number.parseFloat(node.style(`border-${side}-width`)) || 0;
  return [width('top'), width('right'), width('bottom'), width('left')];
});

/** Its offset, and its reach there: around the box, or `isInner` into it. */
type Shadow = { readonly x: number; readonly y: number; readonly reach: number; readonly isInner: boolean };

const shadowsOf = memoize((value: string): readonly Shadow[] =>
  value === 'none' || value === '' ? [] : splitImages(value).flatMap(readShadow),
);

function readShadow(shadow: string): readonly Shadow[] {
  const lengths = [...shadow.matchAll(/(-?[\d.]+)px/g)].map(([, px]) => Number(px));
  const isClear = /^rgba\([^()]*, 0\)/.test(shadow) || lengths.every((length) => length === 0);
  const [x = 0, y = 0, blur = 0, spread = 0] = lengths;
  return isClear ? [] : [{ x, y, reach: Math.min(maxReach, blur + spread), isInner: shadow.includes('inset') }];
}

function isInShadow(node: LayoutNode, { x, y }: Point, isInside: boolean): boolean {
  return shadowsOf(node.style('box-shadow')).some((shadow) => {
    if (shadow.isInner !== isInside) return false;
    const edge = grow(node.box, isInside ? -shadow.reach : shadow.reach);
    return contains(edge, { x: x - shadow.x, y: y - shadow.y }) !== isInside;
  });
}

/** The colors between no shadow and the whole shadow of a box. A part of it may be thinner, or further away. */
export function shadowOf(node: LayoutNode, conversions: Conversions): Fill {
  if (findAltering(node) !== undefined) return 'unknown';
  const outer = splitImages(node.style('box-shadow')).filter((shadow) => !shadow.includes('inset'));
  const colors = outer.map((shadow) => parseColor(/^[a-z-]+\([^()]*\)/.exec(shadow)?.[0] ?? '', conversions));
  if (colors.some((color) => color === undefined)) return 'unknown';
  const whole = colors.reduce<Color>((below, color) => over(color ?? transparent, below), transparent);
  return [0, 0.25, 0.5, 0.75, 1].map((share) => ({ ...whole, alpha: whole.alpha * share }));
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
