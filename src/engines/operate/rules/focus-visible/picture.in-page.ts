import type { Edges } from '../../../../browser/in-page/edges.ts';
import { innerEdges, isInBox } from '../../../../browser/in-page/edges.ts';
import { untilMessages } from '../../../../browser/in-page/pause.ts';
import { findAll } from '../../../in-page/elements.ts';
import { flatParentOf } from '../../../in-page/seen-text.ts';
import { deepestAt, hasOpaqueBackground, pointsOf } from '../../in-page/covered.ts';
import { rest } from '../../in-page/still.ts';
import { activeElement, blurActive } from '../../in-page/stops.ts';
import { isPlanned } from '../../in-page/timers.ts';

/** Brings the stop into view without the focus. Returns false if it is gone. */
export async function showStop(stop: number): Promise<boolean> {
  blurActive();
  const element = window.curbcutStops?.[stop];
  if (element?.isConnected !== true) return false;
  if (!isWhollyInView(element)) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  await rest();
  return true;
}

/** True if scrolling shows no more of the element, or of what is usually drawn around it. */
export function isWhollyInView(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = flatParentOf(element); around !== null; around = flatParentOf(around))
    if (isScroller(around) && mayShowMore(around, { left, top, right, bottom })) return false;
  const [inset, x, y] = [1, (left + right) / 2, (top + bottom) / 2];
  const xs = [left + inset, x, right - inset];
  return xs.every((at) => [top + inset, y, bottom - inset].every((down) => isHit(element, at, down)));
}

export function isScroller(box: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(box);
  return box === document.scrollingElement || overflowX !== 'visible' || overflowY !== 'visible';
}

/** True if the element is near an edge of a box that scrolls further in this direction. */
export function mayShowMore(box: Element, inner: Edges): boolean {
  const near = 24;
  const { clientWidth: width, clientHeight: height, scrollLeft, scrollTop, scrollWidth, scrollHeight } = box;
  const edges = box === document.scrollingElement ? { left: 0, top: 0, right: width, bottom: height } : innerEdges(box);
  return (
    (inner.left - edges.left < near && scrollLeft !== 0) ||
    (inner.top - edges.top < near && scrollTop > 0) ||
    (edges.right - inner.right < near && scrollLeft + width < scrollWidth) ||
    (edges.bottom - inner.bottom < near && scrollTop + height < scrollHeight)
  );
}

/** Nothing in front of the element hides it at this point. The corners of a round one belong to what is behind it. */
export function isHit(element: Element, x: number, y: number): boolean {
  const root = element.getRootNode();
  const hit = root instanceof Document || root instanceof ShadowRoot ? root.elementFromPoint(x, y) : null;
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

/**
 * Focuses the stop, and waits for everything that this starts. `gone`: it does not keep the focus. `planned`: a script may
 * answer later than that.
 */
export async function focusShown(stop: number): Promise<'gone' | 'planned' | 'drawn' | 'not_drawn'> {
  const laterMs = 60;
  const element = window.curbcutStops?.[stop];
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
  await untilMessages();
  const wasPlanned = isPlanned(laterMs);
  // Endless animations often begin without a change, or have none at half of their round.
  const part = 0.3;
  const isDrawn = await rest(part);
  if (element === undefined || activeElement() !== element) return 'gone';
  if (wasPlanned || isPlanned(laterMs)) return 'planned';
  return isDrawn ? 'drawn' : 'not_drawn';
}

/**
 * True if a layer over the page, such as a question for consent, covers the stop entirely. Whether people see its focus
 * once the layer is gone, no picture shows.
 */
export function isBehindLayer(stop: number): boolean {
  const element = window.curbcutStops?.[stop];
  const still = window.curbcutStill;
  if (element === undefined || still === undefined) return false;
  const points = pointsOf(element.getBoundingClientRect());
  const isCovered = ([x, y]: Point) => isLayerOver(deepestAt(x, y), element);
  const silent = (still.silent ??= listSilent()).map((one) => one.getBoundingClientRect());
  if (!points.every((point) => isCovered(point) || silent.some((box) => isInBox(point, box)))) return false;
  // Points are looked for in what takes the pointer.
  const index = still.sheet.insertRule('* { pointer-events: auto !important }', still.sheet.cssRules.length);
  const isBehind = points.every(isCovered);
  still.sheet.deleteRule(index);
  return isBehind;
}

export type Point = readonly [x: number, y: number];

/** Layers and parts of them that do not take the pointer. To make them take it costs the styles of all elements. */
export function listSilent(): readonly Element[] {
  return findAll('*').filter((part) => getComputedStyle(part).pointerEvents === 'none' && isInLayer(part));
}

export function isInLayer(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = flatParentOf(at)) if (isLayer(at)) return true;
  return false;
}

export function isLayer(element: Element): boolean {
  return getComputedStyle(element).position === 'fixed' || element.matches('dialog:modal, :popover-open');
}

/** Nothing that belongs to the element, such as a drawn check box over a hidden field, is a layer over the page. */
export function isLayerOver(top: Element | null, element: Element): boolean {
  let isOpaque = false;
  for (let at = top; at !== null && !at.contains(element) && !element.contains(at); at = flatParentOf(at)) {
    if (getComputedStyle(at).opacity !== '1') return false;
    isOpaque ||= hasOpaqueBackground(at);
    if (isOpaque && isLayer(at)) return true;
  }
  return false;
}
