import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Elements that pages declare as draggable: by the attribute of HTML, or by marks of jQuery UI, dnd kit and its kin. */
export const draggable = [
  '[draggable="true"]',
  '.ui-draggable',
  '.ui-sortable > *',
  '[aria-roledescription="draggable"]',
  '[aria-roledescription="sortable"]',
  '[data-rbd-drag-handle-draggable-id]',
  '[data-rfd-drag-handle-draggable-id]',
  '[data-swapy-item]',
].join(', ');

/** One question for each list of such elements, at its first one. */
export function check(): readonly ElementOutcome<typeof en>[] {
  const first = new Map<Element | null, Element>();
  for (const element of findAll(draggable)) {
    const list = element.parentElement;
    // A part of an element that is dragged as a whole.
    if (list?.closest(draggable) || !isExposed(element)) continue;
    if (!first.has(list)) first.set(list, element);
  }
  return [...first.values()].map((element) => ({ element, result: 'needs_review', message: ['dragged'] }));
}
