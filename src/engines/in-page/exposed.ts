import { parentOf } from './elements.ts';

/** True if an element is visible and not hidden from screen readers. */
export function isExposed(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  for (let above: Element | null = element; above !== null; above = parentOf(above)) {
    if (above.getAttribute('aria-hidden') === 'true') return false;
  }
  return true;
}
