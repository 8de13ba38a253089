import type { MissingBox } from '../../findings/missing-box.ts';
import type { Box } from '../located.ts';
import type { Edges } from './edges.ts';
import { innerEdges, meet } from './edges.ts';

/** The part of an element that its containers show, in CSS pixels from the top left of the viewport. */
export type Shown = { readonly box: Box; readonly isCovered: boolean } | { readonly reason: MissingBox };

/** Smaller elements are for screen readers only. */
export const leastSize = 2;

/**
 * Finds the part of an element that can be seen after scrolling the page, which `scroller` does. Other containers stay
 * as they are.
 */
export function findShownPart(element: Element, scroller?: Element): Shown {
  const own = ownEdges(element);
  if (!isVisible(element) || isTiny(own)) return { reason: 'not_rendered' };
  const shown = onPage(withinContainers(element, { edges: own, scroller }), scroller);
  if (isTiny(shown)) return { reason: 'off_screen' };
  const { left, right, top, bottom } = shown;
  return {
    box: { x: left, y: top, width: right - left, height: bottom - top },
    isCovered: isCovered(element, shown),
  };
}

/** An element with `display: contents` has no box, so its container decides. */
export function isVisible(element: Element): boolean {
  const boxed = getComputedStyle(element).display === 'contents' ? parentOf(element) : element;
  if (boxed === null) return true;
  return Element.prototype.checkVisibility.call(boxed, { opacityProperty: true, visibilityProperty: true });
}

/** An inline element can be smaller than the blocks in it. */
export function ownEdges(element: Element): Edges {
  const own = Element.prototype.getBoundingClientRect.call(element);
  if (!isTiny(own) || !['inline', 'contents'].includes(getComputedStyle(element).display)) return own;
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

export function isTiny({ left, right, top, bottom }: Edges): boolean {
  return right - left < leastSize || bottom - top < leastSize;
}

/** A page scrolls down. A frame stays as it is. */
export function onPage(edges: Edges, scroller: Element | undefined): Edges {
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  if (scroller === undefined) return meet(edges, view);
  const { scrollTop, scrollHeight, clientHeight } = scroller;
  const hidden = Math.max(0, scrollHeight - clientHeight) - scrollTop;
  return meet(edges, { ...view, top: -scrollTop, bottom: innerHeight + hidden });
}

/** Containers with another `overflow` than `visible` clip what is in them, except what is positioned outside of them. */
export function withinContainers(
  element: Element,
  { edges, scroller }: { readonly edges: Edges; readonly scroller: Element | undefined },
): Edges {
  let shown = edges;
  let { position } = getComputedStyle(element);
  for (const container of listContainers(element)) {
    if (position === 'fixed') break;
    const style = getComputedStyle(container);
    const isPassed = position === 'absolute' && style.position === 'static' && style.transform === 'none';
    if (isPassed) continue;
    if (isClipping(style) && container !== scroller) shown = meet(shown, innerEdges(container));
    position = style.position;
  }
  return shown;
}

/** The elements around an element, up to the body. */
export function listContainers(element: Element): readonly Element[] {
  const found: Element[] = [];
  let one = parentOf(element);
  for (; one !== null && one !== document.body && one !== document.documentElement; one = parentOf(one))
    found.push(one);
  return found;
}

export function isClipping({ overflowX, overflowY }: CSSStyleDeclaration): boolean {
  return overflowX !== 'visible' || overflowY !== 'visible';
}

export function parentOf(element: Element): Element | null {
  // The fields of a form may have these names, and hide its own properties.
  const root = Node.prototype.getRootNode.call(element);
  const above = [
    Reflect.get(Element.prototype, 'assignedSlot', element),
    Reflect.get(Node.prototype, 'parentElement', element),
    root instanceof ShadowRoot ? root.host : null,
  ];
  return above.find((one) => one instanceof Element) ?? null;
}

/** Shares of the width and the height. */
export const points = [
  [0.5, 0.5],
  [0.2, 0.2],
  [0.8, 0.2],
  [0.2, 0.8],
  [0.8, 0.8],
] as const;

/** True if another element is painted over all of these points of the part in view. */
export function isCovered(element: Element, shown: Edges): boolean {
  const inView = meet(shown, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  if (isTiny(inView)) return false;
  const { left, right, top, bottom } = inView;
  return points.every(([x, y]) => isCoveredAt(element, left + x * (right - left), top + y * (bottom - top)));
}

export function isCoveredAt(element: Element, x: number, y: number): boolean {
  const over = deepestAt(x, y);
  if (over === null || isWithin(element, over)) return false;
  let isPainted = false;
  for (let one: Element | null = over; one !== null; one = parentOf(one)) {
    if (one === element) return false;
    if (isWithin(element, one)) return isPainted;
    isPainted ||= paints(one);
  }
  return isPainted;
}

export function deepestAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  for (;;) {
    const root: unknown = found?.shadowRoot;
    const inner = root instanceof ShadowRoot ? root.elementFromPoint(x, y) : null;
    if (inner === null || inner === found) return found;
    found = inner;
  }
}

export function isWithin(element: Element, container: Element): boolean {
  for (let one: Element | null = element; one !== null; one = parentOf(one)) if (one === container) return true;
  return false;
}

export const pictures = ['img', 'video', 'canvas', 'iframe', 'embed', 'object'];

export function paints(element: Element): boolean {
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  if (Number(opacity) < 0.5) return false;
  const alpha = Number(/(?:^rgba\(.*,|\/)\s*([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? 1);
  return alpha >= 0.5 || backgroundImage !== 'none' || pictures.includes(element.localName);
}
