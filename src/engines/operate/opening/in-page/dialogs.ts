import { flatChildrenOf } from '../../../curbcut/in-page/text-run.ts';
import type { ElementMark } from '../../../in-page/found-element.ts';
import { markElement } from '../../../in-page/found-element.ts';
import { openedParts } from '../../../in-page/opened-parts.ts';
import { isInFlatTreeOf } from '../../../in-page/seen-text.ts';
import { isStop } from '../../../in-page/stop.ts';
import { listTabOrder } from '../../../in-page/tab-order.ts';
import { activeElement } from '../../in-page/stops.ts';
import { closestThroughRoots } from '../../in-page/trap.ts';
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
  const inside = (part: Element) => listInside(part).find((element) => element.matches(selector));
  return openedParts()
    .flatMap((part) => closestThroughRoots(part, selector) ?? inside(part) ?? [])
    .find(isShown);
}

export function hasStops(part: Element): boolean {
  return listInside(part).some((element) => isStop(element) && isShown(element));
}

/** The elements of a part that Tab reaches. */
export function listStopsIn(part: Element): readonly Element[] {
  return listTabOrder().filter((stop) => isWithin(stop, part));
}

export function isFocusIn(part: Element): boolean {
  const active = activeElement();
  return active !== null && isWithin(active, part);
}

/** The content of a component is where the slots of its shadow root show it. */
export function isWithin(element: Element, part: Element): boolean {
  return isInFlatTreeOf(part, element);
}

/** The elements in a part, with those in shadow roots and slots. */
export function listInside(part: Element): readonly Element[] {
  return flatChildrenOf(part)
    .filter((node) => node instanceof Element)
    .flatMap((element) => [element, ...listInside(element)]);
}

/** True if the focus is in a part that was opened. */
export function isFocusInOpened(): boolean {
  return openedParts().some(isFocusIn);
}
