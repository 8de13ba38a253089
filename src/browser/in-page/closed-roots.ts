/** The performance mark of a page whose scripts closed a shadow root that we have not entered yet. */
export const closedRootMark = 'curbcut-closed-root';

declare global {
  interface Window {
    /** The closed shadow roots that were entered in this world, by their hosts. */
    curbcutRoots?: Map<Element, ShadowRoot>;
    /** The roots to enter next. */
    curbcutGivenRoots?: readonly ShadowRoot[];
  }
}

/**
 * Runs in every new document before the page's own scripts. No script can find a closed shadow root, and asking the
 * browser for all nodes costs 25 µs per element (measured), so this is done only if a script closes one.
 */
export function watchClosedRoots(): void {
  const mark = performance.mark.bind(performance);
  const listMarks = performance.getEntriesByName.bind(performance);
  // oxlint-disable-next-line typescript/unbound-method -- called on the host of each call
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = new Proxy(attachShadow, {
    apply: (attach, host, values) => {
      const root: unknown = Reflect.apply(attach, host, values);
      const isClosed = root instanceof ShadowRoot && root.mode === 'closed';
      if (isClosed && listMarks(closedRootMark).length === 0) mark(closedRootMark);
      return root;
    },
  });
}

/** True if the page has a closed shadow root that was not entered. */
export function hasClosedRoot(): boolean {
  return performance.getEntriesByName(closedRootMark).length > 0;
}

/** Lets all code of this world enter the given roots by `shadowRoot`, as if they were open. */
export function enterRoots(): void {
  performance.clearMarks(closedRootMark);
  const entered = (window.curbcutRoots ??= showRoots());
  for (const root of window.curbcutGivenRoots ?? []) entered.set(root.host, root);
}

export function showRoots(): Map<Element, ShadowRoot> {
  const roots = new Map<Element, ShadowRoot>();
  const read = Reflect.getOwnPropertyDescriptor(Element.prototype, 'shadowRoot');
  Object.defineProperty(Element.prototype, 'shadowRoot', {
    ...read,
    get(this: Element) {
      const open: unknown = read?.get?.call(this);
      return open ?? roots.get(this) ?? null;
    },
  });
  return roots;
}
