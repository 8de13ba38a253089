import { parentOf } from './shown-part.ts';

/** Finds the element that scrolls the page. If the document does not scroll, a container that fills most of the view may. */
export function findScroller(): Element {
  const page = document.scrollingElement ?? document.documentElement;
  if (page.scrollHeight > innerHeight + 1) return page;
  let one = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  for (; one !== null && one !== page; one = parentOf(one)) if (isScroller(one)) return one;
  return page;
}

export function isScroller(element: Element): boolean {
  const { scrollHeight, clientHeight } = element;
  if (clientHeight < innerHeight / 2 || scrollHeight <= clientHeight + 1) return false;
  return ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
}

/** True if a container scrolls in place of the document. */
export function isContainer(scroller: Element): boolean {
  return scroller !== document.scrollingElement && scroller !== document.documentElement;
}
