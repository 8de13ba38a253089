import { findAll, parentOf } from '../../../in-page/elements.ts';
import type { ElementMark } from '../../../in-page/found-element.ts';
import { markElement } from '../../../in-page/found-element.ts';
import { openedParts } from '../../../in-page/opened-parts.ts';
import { isStop } from '../../../in-page/stop.ts';
import { endMotion } from '../../in-page/still.ts';
import { activeElement } from '../../in-page/stops.ts';
import { findTargets, keyTarget } from './openers.ts';
import { findOpened, isShown } from './shown-elements.ts';

/** The dialog that was opened. `hasFocus`: the focus is in it. `hasStops`: Tab could reach something in it. */
export type OpenedDialog = { readonly mark: ElementMark; readonly hasFocus: boolean; readonly hasStops: boolean };

export type OpenedState = {
  /** The value of `aria-expanded`. Null if the opener has none, or is gone. */
  readonly expanded: string | null;
  /** True if the opener names what was opened, or is next to it. */
  readonly isNear: boolean;
  readonly dialog: OpenedDialog | null;
};

/** Returns false if no element has the focus for the opener. */
export function focusOpener(opener: number): boolean {
  const button = window.curbcutOpeners?.[opener];
  return button !== undefined && focusOn(keyTarget(button));
}

export function focusOn(target: Element): boolean {
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return false;
  target.focus();
  return activeElement() === target;
}

/**
 * Focuses the selected tab of the list of a tab that Tab does not reach. Returns how many arrow keys lead to the tab,
 * negative if they lead back. 0 if there is no such way.
 */
export function focusSelectedTab(opener: number): number {
  const tab = window.curbcutOpeners?.[opener];
  if (tab?.getAttribute('role') !== 'tab' || isStop(tab)) return 0;
  const tabs = [...(tab.closest('[role=tablist]')?.querySelectorAll('[role=tab]') ?? [])];
  const selected = tabs.findIndex((one) => one.getAttribute('aria-selected') === 'true');
  const from = tabs[selected];
  return from !== undefined && focusOn(from) ? tabs.indexOf(tab) - selected : 0;
}

/**
 * Waits until something opens and has come to rest, and ends its animations. Returns how many parts are open.
 * `mostMs`: how long a script may need until something opens. A part that never rests counts as it is after some time.
 */
export async function settleOpened(opener: number, mostMs: number): Promise<number> {
  const stepMs = 50;
  const mostSteps = 10;
  let before = restOf(opener);
  for (let waited = 0; before.count === 0 && waited < mostMs; waited += stepMs) {
    await pause(stepMs);
    before = restOf(opener);
  }
  for (let step = 0; before.count > 0 && step < mostSteps; step += 1) {
    await pause(stepMs);
    const now = restOf(opener);
    if (now.places === before.places) return now.count;
    before = now;
  }
  return before.count;
}

export function restOf(opener: number): { readonly count: number; readonly places: string } {
  endMotion();
  return findOpened(opener);
}

export async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Scripts may set the state and the focus only after an animation. */
export async function readOpened(opener: number): Promise<OpenedState> {
  const patientMs = 300;
  const state = describeOpened(opener);
  if (state.expanded !== 'false' && state.dialog?.hasFocus !== false) return state;
  await pause(patientMs);
  return describeOpened(opener);
}

export function describeOpened(opener: number): OpenedState {
  // A script may have drawn a part again, as another element.
  findOpened(opener);
  const button = window.curbcutOpeners?.[opener];
  const opened = openedParts();
  if (button === undefined) return { expanded: null, isNear: false, dialog: null };
  const targets = findTargets(button);
  const isTarget = (part: Element) => targets.some((target) => target.contains(part) || part.contains(target));
  return {
    expanded: button.isConnected ? button.getAttribute('aria-expanded') : null,
    isNear: opened.some(isTarget),
    dialog: readDialog(opened),
  };
}

export function readDialog(opened: readonly Element[]): OpenedDialog | null {
  const selector = 'dialog, [role=dialog], [role=alertdialog]';
  const dialogs = opened.flatMap((part) => part.closest(selector) ?? part.querySelector(selector) ?? []);
  const dialog = dialogs.find(isShown);
  if (dialog === undefined) return null;
  return { mark: markElement(dialog), hasFocus: isFocusIn(dialog), hasStops: findStopsIn(dialog) };
}

export function isFocusIn(part: Element): boolean {
  for (let at = activeElement(); at !== null; at = parentOf(at)) if (at === part) return true;
  return false;
}

export function findStopsIn(part: Element): boolean {
  const stops = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';
  return [...part.querySelectorAll(stops)].some(isShown);
}

/** True if the focus is in a part that was opened. */
export function isFocusInOpened(): boolean {
  return openedParts().some(isFocusIn);
}

/** True if a part that was opened is still shown. */
export function isOpenStill(): boolean {
  return openedParts().some((part) => part.isConnected && isShown(part));
}

/** Closes what the browser itself can close, so that it is not in the way. True if a modal dialog stays. */
export function closeByForce(): boolean {
  for (const dialog of findAll('dialog[open]')) if (dialog instanceof HTMLDialogElement) dialog.close();
  for (const popover of findAll(':popover-open')) if (popover instanceof HTMLElement) popover.hidePopover();
  return openedParts().some((part) => part.closest('[aria-modal=true]') !== null && isShown(part));
}

/** The point of the view to click on, after scrolling there. Null if something else is in front of it. */
export function findPoint(opener: number): { readonly x: number; readonly y: number } | null {
  const button = window.curbcutOpeners?.[opener];
  if (button?.isConnected !== true) return null;
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = button.getBoundingClientRect();
  const point = { x: x + width / 2, y: y + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  return hit !== null && (button.contains(hit) || hit.contains(button)) ? point : null;
}
