import type { SeenAt } from '../located.ts';
import { elementsAt, locateElement } from './locate.ts';

declare global {
  interface Window {
    /** The looks at the page so far, and where each showed the elements that people use. */
    curbcutSeenAt?: { looks: number; readonly byElement: Map<Element, readonly SeenAt[]> };
  }
}

/**
 * Remembers where the view shows what people use with keys and the pointer, for findings that come later, when the page
 * may have moved. Returns the number of the look.
 */
export function rememberUsable(scroller: Element): number {
  window.curbcutSeenAt ??= { looks: 0, byElement: new Map() };
  window.curbcutSeenAt.looks += 1;
  const { looks: look, byElement } = window.curbcutSeenAt;
  const most = 400;
  for (const element of listUsable(scroller).slice(0, most)) {
    const found = locateElement(element, scroller);
    if (found.kind === 'frame') continue;
    const reason = found.kind === 'unseen' ? found.reason : 'covered';
    const at = found.kind === 'element' && !found.isCovered ? { look, box: found.box } : { look, reason };
    byElement.set(element, [...(byElement.get(element) ?? []), at]);
  }
  return look;
}

/**
 * The elements of the view that keys and the pointer are for, in the document and its open shadow roots. None on a large
 * page, because measuring all elements in each view would take long.
 */
export function listUsable(scroller: Element): readonly Element[] {
  const mostElements = 8_000;
  if (document.getElementsByTagName('*').length > mostElements) return [];
  const found: Element[] = [];
  const roots: (Document | ShadowRoot)[] = [document];
  for (let root = roots.pop(); root !== undefined; root = roots.pop())
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot instanceof ShadowRoot) roots.push(element.shadowRoot);
      if (isOfView(element, scroller) && isUsable(element)) found.push(element);
    }
  return found;
}

export function isUsable(element: Element): boolean {
  const usable =
    'a, area, button, input, select, textarea, summary, label, [tabindex], [role], [onclick], [title], [contenteditable], [aria-haspopup], [aria-expanded]';
  // A field named `matches` hides the method of its form.
  return Element.prototype.matches.call(element, usable) || (isPointed(element) && !isPointed(element.parentElement));
}

export function isPointed(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).cursor === 'pointer';
}

/** True for an element in view, and for one above the page, which no scrolling shows. False for one without a box. */
export function isOfView(element: Element, { scrollTop }: Element): boolean {
  const { top, bottom, width, height } = Element.prototype.getBoundingClientRect.call(element);
  const isAbove = bottom + scrollTop <= 0;
  return width + height > 0 && (isAbove || (bottom > 0 && top < window.innerHeight));
}

/** Returns what the looks so far have noted of each element: nothing of one that is not usable, or is in a frame. */
export function recallUsable(paths: readonly (readonly string[])[]): readonly (readonly SeenAt[])[] {
  return elementsAt(paths).map((element) =>
    element === null ? [] : (window.curbcutSeenAt?.byElement.get(element) ?? []),
  );
}
