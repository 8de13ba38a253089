import { nameOf } from '../../../curbcut/in-page/accessible-name.ts';
import { cut } from '../../../in-page/elements.ts';
import { openedParts } from '../../../in-page/opened-parts.ts';
import { isPainted, layerOver } from '../../in-page/covered.ts';
import { activeElement } from '../../in-page/stops.ts';
import { closestThroughRoots } from '../../in-page/trap.ts';
import { findDialog, isFocusIn, isWithin, listStopsIn } from './dialogs.ts';
import { focusOn } from './opened.ts';

/** The element of the page behind a modal dialog that Tab has moved the focus to. */
export type Leak = {
  readonly name: string;
  /** True if the page hides the element from screen readers, or covers it entirely. */
  readonly isHidden: boolean;
};

/** Focuses the first or the last element of the dialog that Tab reaches. Returns false if the focus is not in it. */
export function focusEdge(isLast: boolean): boolean {
  const dialog = findDialog();
  if (dialog === undefined) return false;
  const stops = listStopsIn(dialog);
  const edge = isLast ? stops.at(-1) : stops[0];
  return edge === undefined ? focusInside() : !isFrame(edge) && focusOn(edge);
}

/** Focuses what had the focus when the dialog opened, or else the first element that Tab reaches. */
export function focusInside(): boolean {
  const dialog = findDialog();
  if (dialog === undefined) return false;
  const first = window.curbcutFirstFocus ?? listStopsIn(dialog)[0];
  return (first !== undefined && focusOn(first)) || isFocusIn(dialog);
}

/** A frame has the focus for what is in it. */
export function isFrame(element: Element): boolean {
  return element.matches('iframe, object, embed, audio, video');
}

/** Null if the focus is in the dialog, or in another one, or has left the page. */
export function readLeak(): Leak | null {
  const [dialog, active] = [findDialog(), activeElement()];
  if (!document.hasFocus() || dialog === undefined || active === null) return null;
  const parts = [dialog, ...openedParts()];
  if (!isOfPage(active) || parts.some((part) => isWithin(active, part))) return null;
  const name = nameOf(active);
  const isHidden = closestThroughRoots(active, '[aria-hidden="true"]') !== null;
  return {
    name: cut(name === '' ? active.localName : name, 80),
    isHidden: isHidden || layerOver(active, new Set(parts)) !== undefined,
  };
}

/** False for what another script may have opened, and for guards, which cannot be seen. */
export function isOfPage(element: Element): boolean {
  const others = 'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [popover]';
  const isPage = !element.matches('html, body') && !isFrame(element) && isPainted(element);
  return isPage && closestThroughRoots(element, others) === null;
}
