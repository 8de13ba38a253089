import { parentOf } from './elements.ts';

/** True if an element is visible and not hidden from screen readers. */
export function isExposed(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  // An open modal dialog is not inert, whatever is around it.
  let isInModal = false;
  for (let above: Element | null = element; above !== null; above = parentOf(above)) {
    if (above.getAttribute('aria-hidden')?.toLowerCase() === 'true') return false;
    if (!isInModal && above.hasAttribute('inert')) return false;
    isInModal ||= above.matches('dialog:modal');
  }
  return true;
}
