import { queryPath } from '../../browser/in-page/query-path.ts';

/**
 * The element at the end of a path of selectors in this document. `steps`: the selectors up to a frame, which must be
 * entered to continue.
 */
export type FoundAt =
  | { readonly kind: 'element'; readonly element: Element }
  | { readonly kind: 'frame'; readonly element: Element; readonly steps: number }
  | { readonly kind: 'missing' };

/** Follows the selectors through open shadow roots, up to the element or the first frame. */
export function findAt(path: readonly string[], start: Document = document): FoundAt {
  let scope: Document | ShadowRoot = start;
  for (const [index, step] of path.entries()) {
    const element: Element | null = queryIn(scope, step);
    if (element === null) return { kind: 'missing' };
    if (index === path.length - 1) return { kind: 'element', element };
    if (isFrameElement(element)) return { kind: 'frame', element, steps: index + 1 };
    if (element.shadowRoot === null) return { kind: 'missing' };
    scope = element.shadowRoot;
  }
  return { kind: 'missing' };
}

export function isFrameElement(element: Element): boolean {
  return ['iframe', 'frame', 'object', 'embed'].includes(element.localName);
}

/** The element at the end of a path that leads through no frame. */
export function elementAt(path: readonly string[]): Element | null {
  const found = findAt(path);
  return found.kind === 'element' ? found.element : null;
}

/** The element at the end of a path, or the first frame that it leads to. */
export function elementOrFrameAt(path: readonly string[]): Element | null {
  const found = findAt(path);
  return found.kind === 'missing' ? null : found.element;
}

export function queryIn(scope: Document | ShadowRoot, selector: string): Element | null {
  try {
    return queryPath(scope, selector);
  } catch {
    // A selector that this document cannot read matches no element.
    return null;
  }
}
