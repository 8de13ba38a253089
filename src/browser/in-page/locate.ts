import type { Located, SeenPart } from '../located.ts';
import { findShownPart } from './shown-part.ts';
import { queryPath } from './query-path.ts';

/** It is gone, or in a closed shadow root. */
export const unseen = { kind: 'unseen', reason: 'no_picture' } as const;

/**
 * Locates elements by their steps (through open shadow roots), in CSS pixels from the top left of the viewport.
 * `scroller` scrolls the page: see findScroller. Inside frames nothing does.
 */
export function locateElements(paths: readonly (readonly string[])[], scroller?: Element): readonly Located[] {
  return paths.map((path) => {
    try {
      return locate(path, scroller);
    } catch {
      // A selector may be invalid after the page changed. It then finds no element.
      return unseen;
    }
  });
}

export function locate(path: readonly string[], scroller?: Element): Located {
  let scope: Document | ShadowRoot = document;
  for (const [index, step] of path.entries()) {
    const element: Element | null = queryPath(scope, step);
    if (element === null) return unseen;
    if (index === path.length - 1) return locateElement(element, scroller);
    if (element.shadowRoot !== null) scope = element.shadowRoot;
    else if (isFrame(element)) return locateFrame(element, { steps: index + 1, scroller });
    else return unseen;
  }
  return unseen;
}

export function locateElement(element: Element, scroller?: Element): Located {
  const shown = findShownPart(element, scroller);
  return 'reason' in shown ? { kind: 'unseen', ...shown } : { kind: 'element', ...shown };
}

export function isFrame(element: Element): boolean {
  return ['iframe', 'frame', 'object', 'embed'].includes(element.localName);
}

export function locateFrame(
  element: Element,
  { steps, scroller }: { readonly steps: number; readonly scroller: Element | undefined },
): Located {
  const shown = findShownPart(element, scroller);
  if ('reason' in shown) return { kind: 'unseen', ...shown };
  if (shown.isCovered) return { kind: 'unseen', reason: 'covered' };
  const { x, y } = element.getBoundingClientRect();
  const { paddingLeft, paddingTop } = getComputedStyle(element);
  const left = x + element.clientLeft + Number.parseFloat(paddingLeft);
  const top = y + element.clientTop + Number.parseFloat(paddingTop);
  return { kind: 'frame', steps, left, top, box: shown.box };
}

export function elementAt(path: readonly string[]): Element | null {
  let scope: Document | ShadowRoot | null = document;
  let element: Element | null = null;
  for (const step of path) {
    element = scope === null ? null : queryPath(scope, step);
    scope = element?.shadowRoot ?? null;
  }
  return element;
}

/** Null for a path that this document cannot read, which may be because the page has changed. */
export function elementsAt(paths: readonly (readonly string[])[]): readonly (Element | null)[] {
  return paths.map((path) => {
    try {
      return elementAt(path);
    } catch {
      return null;
    }
  });
}

export function seenPart(): SeenPart {
  const whole = { offsetLeft: 0, offsetTop: 0, width: window.innerWidth, height: window.innerHeight, scale: 1 };
  const { offsetLeft, offsetTop, width, height, scale: zoom } = window.visualViewport ?? whole;
  return { left: offsetLeft, top: offsetTop, width: Math.round(width * zoom), height: Math.round(height * zoom), zoom };
}
