/** The performance mark of a page whose scripts use an IntersectionObserver. */
export const lazyContentMark = 'curbcut-lazy-content';

/**
 * Runs in every new document before the page's own scripts. Scrolling through a tall page takes a second of drawing
 * (measured: 0.15 to 1.6 s), so this is done only if scrolling may load content. When a script accesses
 * IntersectionObserver, this sets a mark and removes itself. The page gets the real class.
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
