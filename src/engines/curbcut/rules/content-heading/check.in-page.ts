import { findAll, parentOf } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { nameOf } from '../../in-page/accessible-name.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/**
 * Blocks that the pages of a site have in common. A header is excluded, because it may contain the heading of the page.
 */
export const repeatedBlocks = 'nav, aside, footer, [role="navigation"], [role="complementary"], [role="contentinfo"]';

/** Checks that the content after a navigation has a heading that everyone can perceive. */
export function check(): readonly ElementOutcome<typeof en>[] {
  const isNavigated = findAll('nav, [role="navigation"]').some(
    (nav) => isExposed(nav) && nav.querySelector('a[href]') !== null && !isWithin(nav, 'main, article, [role="main"]'),
  );
  const element = document.querySelector('main, [role="main"]') ?? document.body;
  if (!isNavigated || !(element instanceof HTMLElement) || !hasContent()) return [];
  const headings = findAll('h1, h2, h3, h4, h5, h6, [role="heading"]').filter(
    (heading) => isExposed(heading) && nameOf(heading) !== '' && !isWithin(heading, repeatedBlocks),
  );
  if (headings.some((heading) => isOnScreen(heading))) return [{ element, result: 'passed' }];
  const message = headings.length === 0 ? 'missing' : 'out_of_sight';
  return [{ element, result: 'failed', message: [message] }];
}

/** Text outside of the blocks that are repeated. */
export function hasContent(): boolean {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || !/\p{L}/u.test(node.nodeValue ?? '')) continue;
    if (!isWithin(parent, `${repeatedBlocks}, header, [role="banner"], a`) && isExposed(parent)) return true;
  }
  return false;
}

export function isWithin(element: Element, selector: string): boolean {
  for (let above: Element | null = element; above !== null; above = parentOf(above)) {
    if (above.matches(selector)) return true;
  }
  return false;
}

/** True if it is neither moved out of the page nor clipped to a point like hidden text. */
export function isOnScreen(element: Element): boolean {
  const { right, bottom, width, height } = element.getBoundingClientRect();
  if (/^inset\((?:50|100)%/.test(getComputedStyle(element).clipPath)) return false;
  return width > 1 && height > 1 && right + window.scrollX > 0 && bottom + window.scrollY > 0;
}
