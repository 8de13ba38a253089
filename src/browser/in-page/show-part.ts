import type { Bars, PartRequest, ShownPart } from '../located.ts';
import { elementsAt, locateElements, seenPart } from './locate.ts';
import { untilDrawn } from './pause.ts';
import { findScroller, isContainer } from './scroller.ts';
import { rememberUsable } from './seen-at.ts';

declare global {
  interface Window {
    /** The elements that the last part to be pictured was asked for, with their places. */
    curbcutShownAt?: readonly (readonly [element: Element, place: string])[];
  }
}

/** Scrolls the page to `from`, if given, below the bar at the top of the view, and locates the elements. */
export async function showPart({ from, bars: known, paths, remembers }: PartRequest): Promise<ShownPart> {
  const scroller = findScroller();
  const before = scroller.scrollTop;
  if (from !== undefined) await scrollToTop(scroller, from - known.top);
  const bars = measureBars(scroller);
  // A bar that appears only during scrolling would hide the wanted part.
  if (from !== undefined && from > 0 && bars.top > known.top) await scrollToTop(scroller, from - bars.top);
  const pageHeight = Math.max(scroller.scrollHeight - scroller.clientHeight, 0) + window.innerHeight;
  const located = locateElements(paths, scroller);
  if (remembers) notePlaces(paths);
  const look = remembers ? rememberUsable(scroller) : 0;
  return { seen: seenPart(), before, top: scroller.scrollTop, pageHeight, bars, look, located };
}

/** Notes where these elements are, so that `hasMoved` can compare. */
export function notePlaces(paths: PartRequest['paths']): void {
  window.curbcutShownAt = elementsAt(paths).flatMap((element) =>
    element === null ? [] : [[element, placeOf(element)] as const],
  );
}

export function placeOf(element: Element): string {
  const { x, y, width, height } = Element.prototype.getBoundingClientRect.call(element);
  return [x, y, width, height].map(Math.round).join(' ');
}

/** True if a script has moved an element since, as many do after scrolling. */
export function hasMoved(): boolean {
  return window.curbcutShownAt?.some(([element, place]) => placeOf(element) !== place) === true;
}

export async function scrollToTop(scroller: Element, top: number): Promise<void> {
  const before = scroller.scrollTop;
  scroller.scrollTo({ top, behavior: 'instant' });
  if (scroller.scrollTop !== before) await untilDrawn(250);
}

/** Measures the bars at the top and bottom of the view that do not scroll with the page. */
export function measureBars(scroller: Element): Bars {
  const height = window.innerHeight;
  const around = isContainer(scroller) ? scroller.getBoundingClientRect() : { top: 0, bottom: height };
  const top = Math.max(0, around.top, ...barsAt(1).map(({ bottom }) => bottom));
  const bottom = Math.max(0, height - around.bottom, ...barsAt(height - 2).map((box) => height - box.top));
  const isBar = (size: number) => size <= height / 3;
  return { top: isBar(top) ? top : 0, bottom: isBar(bottom) ? bottom : 0 };
}

/** Boxes of the wide elements at this height that do not scroll with the page. */
export function barsAt(y: number): readonly DOMRect[] {
  const found: DOMRect[] = [];
  let element = document.elementFromPoint(window.innerWidth / 2, y);
  for (; element !== null; element = element.parentElement) {
    const box = element.getBoundingClientRect();
    const stays = ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    if (stays && box.width >= window.innerWidth / 2) found.push(box);
  }
  return found;
}

export function scrollBack(top: number): void {
  findScroller().scrollTo({ top, behavior: 'instant' });
}
