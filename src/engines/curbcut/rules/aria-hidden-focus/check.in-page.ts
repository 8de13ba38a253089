import { findAll } from '../../../in-page/elements.ts';
import { flatParentOf } from '../../../in-page/seen-text.ts';
import { listTabOrder } from '../../../in-page/tab-order.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Checks that Tab reaches nothing in elements that are hidden from screen readers (ACT 6cfa84). */
export function check(): readonly ElementOutcome<typeof en>[] {
  const hidden = findAll('[aria-hidden="true"]').filter((element) => !isHidden(flatParentOf(element)));
  if (hidden.length === 0) return [];
  const stops = listReachedStops();
  return hidden.map((element): ElementOutcome<typeof en> => {
    const inside = stops.filter((stop) => isInFlatTreeOf(element, stop));
    if (inside.length === 0) return { element, result: 'passed' };
    // A script of a dialog may keep the focus away from the rest of the page, and a guard passes it on.
    if (isBehindDialog(element) || inside.every((stop) => stop.hasAttribute('onfocus')))
      return { element, result: 'needs_review', message: ['review'] };
    return { element, result: 'failed', message: ['found'] };
  });
}

export function isHidden(element: Element | null): boolean {
  for (let around = element; around !== null; around = flatParentOf(around)) {
    if (around.getAttribute('aria-hidden') === 'true') return true;
  }
  return false;
}

/**
 * The elements that Tab reaches while no one closes an open modal dialog. Frames are not counted: what is in them has
 * its own document, and an empty one is no stop.
 */
export function listReachedStops(): readonly Element[] {
  const stops = listTabOrder().filter((stop) => !stop.matches('iframe, frame'));
  const modal = findAll('dialog:modal').at(-1);
  return modal === undefined ? stops : stops.filter((stop) => isInFlatTreeOf(modal, stop));
}

export function isInFlatTreeOf(element: Element, other: Element): boolean {
  for (let around: Element | null = other; around !== null; around = flatParentOf(around)) {
    if (around === element) return true;
  }
  return false;
}

export function isBehindDialog(element: Element): boolean {
  const dialogs = findAll('[role=dialog], [role=alertdialog], [aria-modal=true]').filter((dialog) =>
    dialog.checkVisibility({ visibilityProperty: true }),
  );
  return dialogs.some((dialog) => !isInFlatTreeOf(element, dialog));
}
