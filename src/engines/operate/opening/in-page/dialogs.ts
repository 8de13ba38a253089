import { parentOf } from '../../../in-page/elements.ts';
import type { ElementMark } from '../../../in-page/found-element.ts';
import { markElement } from '../../../in-page/found-element.ts';
import { openedParts } from '../../../in-page/opened-parts.ts';
import { listTabOrder } from '../../../in-page/tab-order.ts';
import { activeElement } from '../../in-page/stops.ts';
import { isShown } from './shown-elements.ts';

/** The dialog that was opened. `hasFocus`: the focus is in it. `hasStops`: Tab could reach something in it. */
export type OpenedDialog = {
  readonly mark: ElementMark;
  readonly hasFocus: boolean;
  readonly hasStops: boolean;
  /** True if the browser, or `aria-modal`, says that the page behind cannot be used. */
  readonly isModal: boolean;
};

declare global {
  interface Window {
    /** The dialog that was opened last. Undefined if something else was opened since. */
    curbcutDialog?: Element | undefined;
    /** The element in it that had the focus at first. */
    curbcutFirstFocus?: Element | undefined;
  }
}

export function readDialog(): OpenedDialog | null {
  const dialog = findDialog();
  const active = activeElement();
  window.curbcutDialog = dialog;
  window.curbcutFirstFocus = dialog !== undefined && active !== null && isWithin(active, dialog) ? active : undefined;
  if (dialog === undefined) return null;
  return {
    mark: markElement(dialog),
    hasFocus: isFocusIn(dialog),
    hasStops: hasStops(dialog),
    isModal: dialog.matches(':modal') || dialog.closest('[aria-modal="true"]') !== null,
  };
}

export function findDialog(): Element | undefined {
  const selector = 'dialog, [role=dialog], [role=alertdialog]';
  const dialogs = openedParts().flatMap((part) => part.closest(selector) ?? part.querySelector(selector) ?? []);
  return dialogs.find(isShown);
}

export function hasStops(part: Element): boolean {
  const stops = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';
  return [...part.querySelectorAll(stops)].some(isShown);
}

/** The elements of a part that Tab reaches. */
export function listStopsIn(part: Element): readonly Element[] {
  return listTabOrder().filter((stop) => isWithin(stop, part));
}

export function isFocusIn(part: Element): boolean {
  const active = activeElement();
  return active !== null && isWithin(active, part);
}

export function isWithin(element: Element, part: Element): boolean {
  for (let at: Element | null = element; at !== null; at = parentOf(at)) if (at === part) return true;
  return false;
}

/** True if the focus is in a part that was opened. */
export function isFocusInOpened(): boolean {
  return openedParts().some(isFocusIn);
}
