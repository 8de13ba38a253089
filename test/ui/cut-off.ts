import type { Page } from 'playwright-core';

/** What is wider than its place: the page itself, or a part of it that would have to be scrolled sideways. */
export async function findCutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // WCAG 1.4.10 lets an enlarged screenshot and the report's widest table scroll: they need two dimensions. A field scrolls
    // its own text.
    const mayScroll = (element: Element) =>
      element.closest('.shot-large, table.overview, .visually-hidden, input, textarea, select') !== null;
    const isWide = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      (element === document.documentElement || getComputedStyle(element).overflowX !== 'visible');
    return [...document.querySelectorAll('*')]
      .filter((element) => element.clientWidth > 1 && isWide(element) && !mayScroll(element))
      .map(
        (element) =>
          `${element.tagName}.${element.className} is ${element.scrollWidth - element.clientWidth} px too wide`,
      );
  });
}
