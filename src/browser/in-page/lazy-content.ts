/** The mark that a page leaves when one of its scripts reaches for an IntersectionObserver. */
export const lazyContentMark = 'curbcut-lazy-content';

/**
 * Runs in every new document before the page's own scripts. Scrolling through a tall page costs a second of
 * drawing (measured: 0.15 to 1.6 s), so it is done only where content may wait to be scrolled to: where a
 * script asks for an IntersectionObserver, this leaves a mark and is gone. What the page gets is the real one.
 */
export function watchLazyContent(): void {
  const real = window.IntersectionObserver;
  Object.defineProperty(window, 'IntersectionObserver', {
    configurable: true,
    enumerable: false,
    get() {
      performance.mark(lazyContentMark);
      Object.defineProperty(window, 'IntersectionObserver', {
        configurable: true,
        enumerable: false,
        writable: true,
        value: real,
      });
      return real;
    },
    set(value: unknown) {
      Object.defineProperty(window, 'IntersectionObserver', {
        configurable: true,
        enumerable: false,
        writable: true,
        value,
      });
    },
  });
}
