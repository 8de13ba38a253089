import type { Box } from '../../browser/located.ts';
import type { Point } from './clip.ts';
import { nearest } from './clip.ts';
import type { Color, Conversions } from './color.ts';
import { contrastOf, over, parseColor } from './color.ts';
import { compositePairs } from './composite.ts';
import type { Pair } from './composite.ts';
import type { TextNeeds } from './describe-contrast.ts';
import { findAltering } from './fill.ts';
import type { LayoutNode } from './layout.ts';
import type { Layer, LayerStack, Layers } from './layers.ts';
import { groupsOf } from './layers.ts';
import type { TextContrast } from './required-ratio.ts';
import { requiredRatio } from './required-ratio.ts';

/** `ratio`: the worst ratio. `unknown`: styles do not decide it. */
export type Judged =
  | { readonly kind: 'passed' | 'failed'; readonly ratio: number; readonly pair: Pair; readonly needs: TextNeeds }
  | { readonly kind: 'unknown' };

/** `conversions`: see color.ts. `contrast`: the ratios that texts need. */
export type Given = { readonly conversions: Conversions; readonly contrast: TextContrast };

const unknown: Judged = { kind: 'unknown' };
/** A text below this ratio is hidden, covered, or drawn by something that was not seen. */
const leastVisible = 1.1;
const maxLines = 40;
/** The positions in a line to look at, because a text may be on two backgrounds. */
const spots = [
  [0.1, 0.5],
  [0.3, 0.35],
  [0.5, 0.5],
  [0.7, 0.65],
  [0.9, 0.5],
] as const;

/**
 * Decides texts of one element by their layers. The result is `passed` or `failed` only if every point of every text is
 * known.
 */
export function judgeTexts(texts: readonly LayoutNode[], stack: LayerStack, given: Given): Judged {
  const shown = texts.filter(isShown);
  if (shown.length === 0 || shown.some(isBeyondStyles)) return unknown;
  const judged = shown.map((text) => judgeText(text, stack, given));
  if (judged.some(({ kind }) => kind === 'unknown')) return unknown;
  return judged.find(({ kind }) => kind === 'failed') ?? judged[0] ?? unknown;
}

export function isShown(text: LayoutNode): boolean {
  return text.style('visibility') === 'visible' && text.text.trim() !== '' && text.lines.some(({ width }) => width > 0);
}

/** True if its glyphs are not drawn in its color alone, or not at the position of its box. */
function isBeyondStyles(text: LayoutNode): boolean {
  if (Number.parseFloat(text.style('-webkit-text-stroke-width')) > 0) return true;
  return findAltering(text) !== undefined || findClipping(text) !== undefined;
}

const findClipping = nearest((node) => node.style('background-clip').includes('text'));

function judgeText(text: LayoutNode, stack: LayerStack, { conversions, contrast }: Given): Judged {
  const color = colorOf(text, conversions);
  if (color === undefined || color.alpha === 0) return unknown;
  const needs = needsOf(text, contrast);
  const groups = groupsOf(text);
  const shadows = shadowsOf(text, conversions);
  const pairs: Pair[] = [];
  for (const layers of listLayers(text, stack)) {
    const found = compositePairs(layers, color, groups);
    if (found === undefined || isUnclear(found, needs)) return unknown;
    if (found.some(({ background }) => shows(shadows, background))) return unknown;
    pairs.push(...(compositePairs(withoutShadows(layers), color, groups) ?? []));
  }
  const judged = weigh(pairs, needs);
  return isScaled(text) && mayDependOnSize(judged, contrast) ? unknown : judged;
}

/** True if an element makes the text larger or smaller than its style says. Only the page knows the scale of drawings. */
const findScaling = nearest(({ name, style }) => {
  if (name === '#text') return false;
  const [across, , , down] = /^matrix\((.*)\)$/.exec(style('transform'))?.[1]?.split(', ').map(Number) ?? [1, 0, 0, 1];
  const isTransformed = across !== 1 || down !== 1 || !['none', ''].includes(style('scale'));
  return name === 'svg' || isTransformed || !['1', 'normal', ''].includes(style('zoom'));
});

function isScaled(text: LayoutNode): boolean {
  return findScaling(text) !== undefined;
}

function mayDependOnSize(judged: Judged, { normal, large }: TextContrast): boolean {
  return judged.kind !== 'unknown' && judged.ratio >= large && judged.ratio < normal;
}

/** The colors to report, because how strong a shadow is at a text is unknown. */
function withoutShadows({ below, above }: Layers): Layers {
  const isSolid = ({ isShadow }: Layer) => isShadow !== true;
  return { below: below.filter(isSolid), above: above.filter(isSolid) };
}

function isUnclear(pairs: readonly Pair[], needs: TextNeeds): boolean {
  const ratios = pairs.map((pair) => contrastOf(pair.text, pair.background));
  const areSplit = ratios.some((ratio) => ratio >= needs.ratio) && ratios.some((ratio) => ratio < needs.ratio);
  return areSplit || ratios.some((ratio) => ratio < leastVisible);
}

/** The layers at the points of a text. Most points have the same. */
function listLayers(text: LayoutNode, stack: LayerStack): readonly Layers[] {
  const layersAt = stack.readAt(text);
  const found: Layers[] = [];
  for (const point of pointsOf(text.lines)) {
    const layers = layersAt(point);
    const last = found.at(-1);
    if (last === undefined || !areSame(layers, last)) found.push(layers);
  }
  return found;
}

function areSame(one: Layers, other: Layers): boolean {
  return (['below', 'above'] as const).every(
    (side) =>
      one[side].length === other[side].length &&
      one[side].every(({ fill, groups }, at) => fill === other[side][at]?.fill && groups === other[side][at]?.groups),
  );
}

/** The colors of its shadows. Undefined for a color that is unknown. */
function shadowsOf(text: LayoutNode, conversions: Conversions): readonly (Color | undefined)[] {
  const shadow = text.style('text-shadow');
  const colors = shadow.match(/[a-z]+\([^()]*\)/g) ?? [];
  if (colors.length === 0) return shadow === 'none' || shadow === '' ? [] : [undefined];
  return colors.map((color) => parseColor(color, conversions));
}

/** A shadow in the color of the background does not show. */
function shows(shadows: readonly (Color | undefined)[], background: Color): boolean {
  return shadows.some(
    (color) => color === undefined || contrastOf(over(color, background), background) >= leastVisible,
  );
}

function weigh(pairs: readonly Pair[], needs: TextNeeds): Judged {
  const [worst] = pairs
    .map((pair) => ({ pair, ratio: contrastOf(pair.text, pair.background) }))
    .toSorted((a, b) => a.ratio - b.ratio);
  if (worst === undefined) return unknown;
  return { kind: worst.ratio < needs.ratio ? 'failed' : 'passed', ...worst, needs };
}

const findSvgText = nearest(({ name }) => name === 'text');

/** SVG draws a text in its fill, and the links in it, too. */
function colorOf(text: LayoutNode, conversions: Conversions): Color | undefined {
  const isSvg = findSvgText(text) !== undefined;
  return parseColor(text.style(isSvg ? 'fill' : '-webkit-text-fill-color'), conversions);
}

function needsOf(text: LayoutNode, contrast: TextContrast): TextNeeds {
  const size = {
    fontSizePx: Number.parseFloat(text.style('font-size')),
    isBold: Number(text.style('font-weight')) >= 700,
  };
  return { ...size, ratio: requiredRatio(size, contrast) };
}

function pointsOf(lines: readonly Box[]): readonly Point[] {
  const step = Math.max(1, lines.length / maxLines);
  const looked = lines.filter(
    (line, index) => line.width > 0 && Math.floor(index / step) !== Math.floor((index - 1) / step),
  );
  return looked.flatMap(({ x, y, width, height }) =>
    spots.map(([right, down]) => ({ x: x + width * right, y: y + height * down })),
  );
}
