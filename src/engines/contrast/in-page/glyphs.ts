import { overlap } from '../../../browser/in-page/edges.ts';
import { untilDrawn } from '../../../browser/in-page/pause.ts';
import type { Port } from './boxes.ts';
import { isWithin } from './boxes.ts';
import type { Drawing } from './drawing.ts';
import { drawingOf, isOutlined, listTextFilled, opacityOf, selectPlace } from './drawing.ts';
import type { Clip, Rect } from './frame-view.ts';
import { frameRects } from './frame-view.ts';
import { boxOf, findInFrames, inPageView, isAround, parentOf, shownInFrames, viewOf } from './frames.ts';
import { finishReveals, listPrepared, prepareDocument, resetPaint } from './glyph-styles.ts';
import { scaleOf } from '../../in-page/scale.ts';
import type { Moving } from './moving.ts';
import { isMoving } from './moving.ts';

/** One text in view. `rects` are within the pictures. Colors are converted to sRGB: 0 to 255, alpha 0 to 1. */
export type SeenText = {
  readonly index: number;
  readonly rects: readonly Rect[];
  readonly color: readonly number[];
  /** The opacity of all ancestors together. */
  readonly opacity: number;
  readonly drawing: Exclude<Drawing, 'effect'>;
  readonly fontSizePx: number;
  readonly isBold: boolean;
  /** The size of its first letter or line, if a style makes it larger or bolder. */
  readonly part: { readonly fontSizePx: number; readonly isBold: boolean };
  readonly isOutlined: boolean;
  readonly text: string;
};

/**
 * The reason why a text will not be seen in any view: it is gone, is in a frame that cannot be examined, has no size
 * now, or stays outside the view. For the others see Drawing and Moving.
 */
export type Unseen = 'gone' | 'frame' | 'hidden' | 'outside' | 'effect' | 'moving';

/**
 * The share of the view above the first text. Fixed bars at the top rarely reach this far, and the following texts have
 * the rest.
 */
export const upperShare = 0.2;

export function scrollToUpper(element: Element): void {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const [rect] = rectsOf(element);
  const above = window.innerHeight * upperShare;
  if (rect !== undefined && rect.top > above) window.scrollBy({ top: rect.top - above, behavior: 'instant' });
}

export type UnseenText = { readonly index: number; readonly why: Unseen };

/**
 * `width`: the width of the pictures, in CSS pixels. `clip`: the part of the document that they show. Null: all of the
 * view.
 */
export type TextView = {
  readonly width: number;
  readonly clip: Clip | null;
  readonly seen: readonly SeenText[];
  readonly unseen: readonly UnseenText[];
};

/**
 * Scrolls to the topmost text. Returns the texts in view, and the part that pictures must show, because pictures cost
 * by their size.
 */
export async function viewTexts(
  paths: readonly (readonly string[])[],
  pending: readonly number[],
  takesParts: boolean,
): Promise<TextView> {
  const found = pending.map((index) => ({ index, ...lookFor(paths[index] ?? []) }));
  const first = findTopmost(found.flatMap(({ element }) => element ?? []));
  if (first !== undefined) scrollToUpper(first);
  await untilDrawn(250);
  finishReveals();
  // The color that marked the glyphs of the previous view must not become the color of the next text.
  resetPaint();
  const sorted: Sorted = { seen: [], unseen: [] };
  for (const { index, element, why = 'gone' } of found) {
    if (element === undefined) sorted.unseen.push({ index, why });
    else if (element === first || (isInView(element) && !followsScroll(element))) addShown({ index, element }, sorted);
  }
  const clip = takesParts ? frameRects(sorted.seen.flatMap(({ rects }) => rects)) : undefined;
  return clip === undefined ? { width: window.innerWidth, clip: null, ...sorted } : inPart(sorted, clip);
}

/** The place of a text in the pictures. */
export type TextPlace = Pick<SeenText, 'rects'> & { readonly path: readonly string[] };

/** True if the texts are where they were. A script may move them a moment after the page was scrolled. */
export function areInPlace(texts: readonly TextPlace[], clip: Clip | null): boolean {
  const [left, top] = clip === null ? [0, 0] : [clip.x - window.scrollX, clip.y - window.scrollY];
  return texts.every(({ path, rects }) => {
    const { element } = lookFor(path);
    const now = element === undefined ? [] : shownInFrames(element, rectsOf(element));
    const isThere = ({ x, y }: DOMRect, line: number) =>
      Math.hypot(x - left - (rects[line]?.[0] ?? Infinity), y - top - (rects[line]?.[1] ?? Infinity)) < 1;
    return now.length === rects.length && now.every(isThere);
  });
}

export function inPart({ seen, unseen }: Sorted, clip: Clip): TextView {
  const [left, top] = [clip.x - window.scrollX, clip.y - window.scrollY];
  const within = ([x, y, width, height]: Rect): Rect => [x - left, y - top, width, height];
  return { width: clip.width, clip, seen: seen.map((text) => ({ ...text, rects: text.rects.map(within) })), unseen };
}

export function findTopmost(elements: readonly Element[]): Element | undefined {
  const placed = elements.map((element) => ({ element, top: rectsOf(element)[0]?.top ?? Infinity }));
  return placed.toSorted((one, other) => one.top - other.top)[0]?.element;
}

export type Sorted = { readonly seen: SeenText[]; readonly unseen: UnseenText[] };

export function addShown(
  { index, element }: { readonly index: number; readonly element: Element },
  { seen, unseen }: Sorted,
): void {
  const drawing = drawingOf(element);
  if (!isPartlyInView(element)) unseen.push({ index, why: 'outside' });
  else if (drawing === 'effect') unseen.push({ index, why: drawing });
  else if (isMoving(element, rectsOf(element), listEndless())) unseen.push({ index, why: 'moving' });
  else seen.push(describeText(index, element, drawing));
}

export function listEndless(): readonly Moving[] {
  return listPrepared().flatMap(({ motions }) => motions.endless);
}

/** True for a text that has its colors at rest only where scrolling brought it first. */
export function followsScroll(element: Element): boolean {
  return listPrepared().some(({ motions }) => motions.byScroll.some((target) => isAround(target, element)));
}

export function lookFor(path: readonly string[]): { readonly element?: Element; readonly why?: Unseen } {
  const found = findInFrames(path);
  if (found.kind !== 'element') return { why: found.kind === 'frame' ? 'frame' : 'gone' };
  const { element } = found;
  prepareDocument(element.ownerDocument);
  if (!rectsOf(element).some(({ width, height }) => width > 0 && height > 0)) return { why: 'hidden' };
  if (getComputedStyle(element).visibility !== 'visible') return { why: 'hidden' };
  return { element };
}

/** The rectangles in the view of the page. */
export function rectsOf(element: Element): readonly DOMRect[] {
  if (element.matches('input, select, textarea')) return [boxOf(element)];
  const texts = [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
  );
  return texts.flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map((rect) => inPageView(element, rect));
  });
}

/** True if all of it is in the view, and in its ports. */
export function isInView(element: Element): boolean {
  const rects = rectsOf(element);
  return listPorts(element).every((port) => rects.every((rect) => isWithin(rect, port)));
}

export function isPartlyInView(element: Element): boolean {
  const port = viewOf(document.documentElement);
  return shownInFrames(element, rectsOf(element)).some((rect) => overlap(rect, port));
}

/** The view, the views of frames, and the boxes that clip a text. */
export function listPorts(element: Element): readonly Port[] {
  const ports: Port[] = [];
  for (let at: Element | null = element; at !== null; at = parentOf(at)) {
    const { body, documentElement } = at.ownerDocument;
    const { overflowX, overflowY } = getComputedStyle(at);
    if (at === documentElement) ports.push(viewOf(at));
    else if (at !== element && at !== body && (overflowX !== 'visible' || overflowY !== 'visible'))
      ports.push(boxOf(at));
  }
  return ports;
}

export function describeText(index: number, element: Element, drawing: SeenText['drawing']): SeenText {
  const isEmpty = element.matches('input, textarea') && Reflect.get(element, 'value') === '';
  const placeholder = isEmpty ? shownPlaceholder(element) : '';
  const style = getComputedStyle(element, placeholder === '' ? null : '::placeholder');
  for (const filled of listTextFilled(element)) window.curbcutGlyphs?.filled.add(selectPlace(filled));
  return {
    index,
    rects: shownInFrames(element, rectsOf(element)).map(({ x, y, width, height }) => [x, y, width, height]),
    color: colorOf(element, style),
    opacity: opacityOf(element) * (placeholder === '' ? 1 : Number(style.opacity)),
    drawing,
    fontSizePx: Number.parseFloat(style.fontSize) * scaleOf(element),
    isBold: Number(style.fontWeight) >= 700,
    part: sizeOfPart(element),
    isOutlined: isOutlined(element),
    text: (isEmpty ? placeholder : shownText(element)).slice(0, 200),
  };
}

export function sizeOfPart(element: Element): SeenText['part'] {
  const parts = ['::first-letter', '::first-line'].map((name) => getComputedStyle(element, name));
  return {
    fontSizePx: Math.max(...parts.map(({ fontSize }) => Number.parseFloat(fontSize))) * scaleOf(element),
    isBold: parts.some(({ fontWeight }) => Number(fontWeight) >= 700),
  };
}

export function colorOf(element: Element, style: CSSStyleDeclaration): readonly number[] {
  if (!isSvgText(element)) return toRgba(style.webkitTextFillColor);
  const [red = 0, green = 0, blue = 0, alpha = 0] = toRgba(style.fill);
  return [red, green, blue, alpha * Number(style.fillOpacity)];
}

export function isSvgText(element: Element): boolean {
  return element.closest('text') !== null;
}

export function shownText(element: Element): string {
  const value: unknown = Reflect.get(element, 'value');
  return typeof value === 'string' && value !== '' ? value : (element.textContent ?? '');
}

/** Empty if it is transparent, because a label that floats over the field takes its place. */
export function shownPlaceholder(element: Element): string {
  const { opacity, webkitTextFillColor } = getComputedStyle(element, '::placeholder');
  const isShown = Number(opacity) > 0 && toRgba(webkitTextFillColor)[3] !== 0;
  return isShown ? (element.getAttribute('placeholder') ?? '').trim() : '';
}

export function toRgba(color: string): readonly number[] {
  const legacy = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(color);
  if (legacy !== null) return [...legacy.slice(1, 4).map(Number), Number(legacy[4] ?? 1)];
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (context === null || !CSS.supports('color', color)) return [0, 0, 0, 0];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}
