import { isExposed } from '../../../in-page/exposed.ts';
import { isLargeEnough, leastRatio, ratioOf } from '../../in-page/control-look.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import { findAll } from '../../../in-page/elements.ts';
import { isVisible } from '../target-size/covers.in-page.ts';
import type { en } from './en.ts';

/**
 * Checks what shows where an empty field is, or a box to check that a style draws (WCAG 1.4.11). Styles of the element
 * itself decide first. What is drawn around it is seen only in pictures: see contrast/control-review.ts.
 */
export function check(): readonly ElementOutcome<typeof en>[] {
  return findAll('input, textarea')
    .filter(isMarkedByEdge)
    .map((element): ElementOutcome<typeof en> => {
      const ratio = ratioOf(element);
      if (ratio !== undefined && ratio >= leastRatio) return { element, result: 'passed' };
      return { element, result: 'needs_review', message: ['review'] };
    });
}

/** True for a visible, enabled control that contains no text, unless it has the browser's own look. */
export function isMarkedByEdge(element: Element): boolean {
  if (element.matches(':disabled, [aria-disabled=true i], [aria-hidden=true i]')) return false;
  const isDrawn = isText(element) ? isEmpty(element) : isDrawnBox(element);
  return isDrawn && isExposed(element) && isVisible(element) && isLargeEnough(element);
}

/** Fields for dates, files and colors show text or a swatch. */
export function isText(element: Element): boolean {
  const types = ['text', 'email', 'password', 'search', 'tel', 'url', 'number'];
  return (
    element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && types.includes(element.type))
  );
}

export function isEmpty(element: Element): boolean {
  return element.matches(':placeholder-shown, :not([placeholder])') && 'value' in element && element.value === '';
}

/** The browser's own look is exempt. */
export function isDrawnBox(element: Element): boolean {
  return element.matches('[type=checkbox], [type=radio]') && getComputedStyle(element).appearance === 'none';
}
