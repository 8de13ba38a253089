import { isExposed } from '../../../in-page/exposed.ts';
import { findAll } from '../../../in-page/elements.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import { isDrawnBox } from '../field-contrast/check.in-page.ts';
import { isVisible } from '../target-size/covers.in-page.ts';
import type { en } from './en.ts';
import { isLone, pairOf } from './pairs.in-page.ts';
import { isActive, listStateful, stateOf } from './stateful.in-page.ts';

/**
 * Finds boxes to check that styles draw, and controls whose state scripts show. Pictures of both states show whether
 * people can tell them apart (WCAG 1.4.11): see contrast/control-review.ts.
 */
export function check(): readonly ElementOutcome<typeof en>[] {
  const boxes = findAll('[type=checkbox], [type=radio]').filter(isDrawn);
  const items = listStateful();
  const mostLone = 100;
  return [
    ...boxes.map((element): ElementOutcome<typeof en> => ({ element, result: 'needs_review', message: ['review'] })),
    ...listPaired(items).map((element): ElementOutcome<typeof en> => ({
      element,
      result: 'needs_review',
      message: ['review_on'],
    })),
    ...items
      .slice(0, mostLone)
      .filter((item) => isLone(item, items))
      .map((element): ElementOutcome<typeof en> => ({ element, result: 'needs_review', message: ['review_lone'] })),
  ];
}

/** The browser's own look is exempt. Many designs hide it and draw another one at the label. */
export function isDrawn(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.matches(':disabled, [aria-disabled=true i]')) return false;
  if (!isExposed(element)) return false;
  if (isVisible(element)) return isDrawnBox(element);
  return [...(element.labels ?? [])].some((label) => isVisible(label));
}

export function listPaired(items: readonly Element[]): readonly Element[] {
  const mostTried = 100;
  const tried = items.filter((item) => stateOf(item) === 'on').slice(0, mostTried);
  return tried.filter((on) => isActive(on) && pairOf(on, items) !== undefined);
}
