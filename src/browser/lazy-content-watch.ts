/** The mark that a page leaves when one of its scripts reaches for an IntersectionObserver. */
export const lazyContentMark = 'curbcut-lazy-content';

/**
 * Runs in every new document before the page's own scripts. Scrolling through a tall page costs a second of
 * drawing (measured: 0.15 to 1.6 s), so it is done only where content may wait to be scrolled to: where a
 * script asks for an IntersectionObserver, this leaves a mark and is gone. What the page gets is the real one.
 */
export function watchLazyContent(mark: string): void {
  const real = window.IntersectionObserver;
  Object.defineProperty(window, 'IntersectionObserver', {
    configurable: true,
    enumerable: false,
    get() {
      performance.mark(mark);
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

/**
 * Runs in the isolated world of every new document: a click on a link to another program (mailto:, tel:, an
 * application's own scheme) does nothing. In a browser without a window such a click stops the page's loading for good.
 */
export function ignoreForeignSchemes(): void {
  const keepHere = (event: Event) => {
    const link = event
      .composedPath()
      .find((target) => target instanceof HTMLAnchorElement || target instanceof HTMLAreaElement);
    if (
      link instanceof HTMLElement &&
      /^(?!https?:|javascript:|blob:|data:|about:)[a-z][a-z0-9+.-]*:/i.test(link.getAttribute('href') ?? '')
    ) {
      event.preventDefault();
    }
  };
  window.addEventListener('click', keepHere, { capture: true });
}
