import { findAll } from '../../../in-page/elements.ts';
import { flatParentOf, isInFlatTreeOf } from '../../../in-page/seen-text.ts';
import { listTabOrder } from '../../../in-page/tab-order.ts';
import { weighFrames } from './frames.in-page.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Checks that Tab reaches nothing in elements that are hidden from screen readers (ACT 6cfa84). */
export function check(): readonly ElementOutcome<typeof en>[] {
  const hidden = findAll('[aria-hidden="true" i]').filter((element) => !isHidden(flatParentOf(element)));
  if (hidden.length === 0) return [];
  const stops = listReachedStops();
  return hidden.map((element): ElementOutcome<typeof en> => {
    const inside = stops.filter((stop) => isInFlatTreeOf(element, stop));
    const frames = weighFrames(element);
    if (inside.length === 0 && frames === 'free') return { element, result: 'passed' };
    // A script of a dialog may keep the focus away from the rest of the page, and a guard passes it on.
    const isCertain = frames === 'reached' || inside.some((stop) => !stop.hasAttribute('onfocus'));
    if (isBehindDialog(element) || !isCertain) return { element, result: 'needs_review', message: ['review'] };
    return { element, result: 'failed', message: ['found'] };
  });
}

export function isHidden(element: Element | null): boolean {
  for (let around = element; around !== null; around = flatParentOf(around)) {
    if (around.getAttribute('aria-hidden')?.toLowerCase() === 'true') return true;
  }
  return false;
}

/**
 * The elements that Tab reaches while no one closes an open modal dialog. Frames are weighed by their content, because
 * an empty one is no stop.
 */
export function listReachedStops(): readonly Element[] {
  const stops = listTabOrder().filter((stop) => !stop.matches('iframe, frame'));
  const modal = findAll('dialog:modal').at(-1);
  return modal === undefined ? stops : stops.filter((stop) => isInFlatTreeOf(modal, stop));
}

export function isBehindDialog(element: Element): boolean {
  const dialogs = findAll('[role=dialog], [role=alertdialog], [aria-modal=true]').filter((dialog) =>
    dialog.checkVisibility({ visibilityProperty: true }),
  );
  return dialogs.some((dialog) => !isInFlatTreeOf(element, dialog));
}
