import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { isStop } from '../../../in-page/stop.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Finds text that `tabindex` adds to the Tab order, although the text does not look usable. */
export function check(): readonly ElementOutcome<typeof en>[] {
  const texts = 'p, span, li, dt, dd, blockquote, h1, h2, h3, h4, h5, h6, td, th, strong, em, b, i, figcaption';
  return findAll(texts).flatMap((element): readonly ElementOutcome<typeof en>[] => {
    if (!element.hasAttribute('tabindex') || !isStop(element) || !isExposed(element)) return [];
    const isUsed = element.matches('[role], [title], [aria-label], [aria-describedby], [contenteditable], [onclick]');
    const hasData = element.getAttributeNames().some((name) => name.startsWith('data-'));
    if (isUsed || hasData || looksUsable(element)) return [];
    return [{ element, result: 'needs_review', message: ['text'] }];
  });
}

/** True if it scrolls, or has the cursor of links. */
export function looksUsable(element: Element): boolean {
  const { cursor, overflowX, overflowY } = getComputedStyle(element);
  return cursor === 'pointer' || /auto|scroll/.test(`${overflowX} ${overflowY}`);
}
