/**
 * Runs in the isolated world of every new document. It ignores clicks on links to other programs (mailto:, tel:, an
 * application's own scheme), because in a browser without a window they stop the page's loading for good.
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
