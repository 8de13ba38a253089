import { isExposed } from '../../../in-page/exposed.ts';
import { findAll } from '../../../in-page/elements.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import { isDrawnBox } from '../field-contrast/check.in-page.ts';
import { isVisible } from '../target-size/covers.in-page.ts';
import type { en } from './en.ts';

/**
 * Finds boxes to check that styles draw. Pictures of both states show whether people can tell them apart (WCAG 1.4.11):
 * see contrast/control-review.ts.
 */
export function check(): readonly ElementOutcome<typeof en>[] {
  return findAll('[type=checkbox], [type=radio]')
    .filter(isDrawn)
    .map((element): ElementOutcome<typeof en> => ({ element, result: 'needs_review', message: ['review'] }));
}

/** The browser's own look is exempt. Many designs hide it and draw another one at the label. */
export function isDrawn(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.matches(':disabled, [aria-disabled=true i]')) return false;
  if (!isExposed(element)) return false;
  if (isVisible(element)) return isDrawnBox(element);
  return [...(element.labels ?? [])].some((label) => isVisible(label));
}
