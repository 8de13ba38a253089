import { queryPath } from './query-path.ts';

/**
 * For each path of selectors through open shadow roots: true if an element on it is in a match of one of the selectors,
 * false if none is, and the number of steps to a frame that must be entered to know.
 */
export function findExcluded(
  paths: readonly (readonly string[])[],
  selectors: readonly string[],
): readonly (boolean | number)[] {
  return paths.map((path) => isPathExcluded(path, selectors));
}

/** A selector sees only its own document or shadow root, so each step is asked. */
export function isPathExcluded(path: readonly string[], selectors: readonly string[]): boolean | number {
  let scope: Document | ShadowRoot = document;
  for (const [index, step] of path.entries()) {
    const element: Element | null = findIn(scope, step);
    if (element === null) return false;
    if (selectors.some((selector) => isInMatch(element, selector))) return true;
    if (index === path.length - 1) return false;
    if (['iframe', 'frame', 'object', 'embed'].includes(element.localName)) return index + 1;
    if (element.shadowRoot === null) return false;
    scope = element.shadowRoot;
  }
  return false;
}

export function findIn(scope: Document | ShadowRoot, selector: string): Element | null {
  try {
    return queryPath(scope, selector);
  } catch {
    // A selector that this document cannot read matches no element.
    return null;
  }
}

export function isInMatch(element: Element, selector: string): boolean {
  try {
    return element.closest(selector) !== null;
  } catch {
    return false;
  }
}
