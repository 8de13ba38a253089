import type { Bars, PartRequest, ShownPart } from '../located.ts';
import { locateElements, seenPart, untilDrawn } from './locate.ts';

/** Scrolls the page to `from`, below the bar at the top of the view, and locates the elements. */
export async function showPart({ from, bars: known, paths }: PartRequest): Promise<ShownPart> {
  const before = window.scrollY;
  let bars = known;
  await scrollToTop(from - bars.top);
  const found = measureBars();
  // A bar that appears only during scrolling would hide the wanted part.
  if (from > 0 && found.top > bars.top) await scrollToTop(from - found.top);
  bars = found;
  const pageHeight = Math.max(document.scrollingElement?.scrollHeight ?? 0, window.innerHeight);
  return { seen: seenPart(), before, top: window.scrollY, pageHeight, bars, located: locateElements(paths) };
}

export async function scrollToTop(top: number): Promise<void> {
  const before = window.scrollY;
  window.scrollTo({ top, behavior: 'instant' });
  if (window.scrollY !== before) await untilDrawn();
}

/** Measures the bars at the top and bottom of the view that do not scroll with the page. */
export function measureBars(): Bars {
  const height = window.innerHeight;
  const top = Math.max(0, ...barsAt(1).map(({ bottom }) => bottom));
  const bottom = Math.max(0, ...barsAt(height - 2).map((box) => height - box.top));
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
  window.scrollTo({ top, behavior: 'instant' });
}
