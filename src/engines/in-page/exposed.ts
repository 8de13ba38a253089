import { parentOf } from './elements.ts';

/** True if an element is visible and not hidden from screen readers. */
export function isExposed(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true }) && !isShownWithoutBox(element)) return false;
  if (getComputedStyle(element).getPropertyValue('interactivity') === 'inert') return false;
  // An open modal dialog is not inert, whatever is around it.
  let isInModal = false;
  for (let above: Element | null = element; above !== null; above = parentOf(above)) {
    if (above.getAttribute('aria-hidden')?.toLowerCase() === 'true') return false;
    if (!isInModal && above.hasAttribute('inert')) return false;
    isInModal ||= above.matches('dialog:modal');
  }
  return true;
}

/** True for an element with `display: contents` in one that is shown. It has no box, and screen readers read it. */
export function isShownWithoutBox(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  if (display !== 'contents' || visibility !== 'visible') return false;
  const above = parentOf(element);
  return above !== null && (above.checkVisibility() || isShownWithoutBox(above));
}
