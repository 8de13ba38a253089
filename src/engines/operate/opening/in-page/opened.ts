import { pause } from '../../../../browser/in-page/pause.ts';
import { openedParts } from '../../../in-page/opened-parts.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { isStop } from '../../../in-page/stop.ts';
import { endMotion } from '../../in-page/still.ts';
import { activeElement } from '../../in-page/stops.ts';
import { timeToNext } from '../../in-page/timers.ts';
import { hasWidget } from '../../widgets/in-page/widget-roles.ts';
import type { OpenedDialog } from './dialogs.ts';
import { isFocusInOpened, readDialog } from './dialogs.ts';
import { keyTarget } from './openers.ts';
import { findOpened } from './shown-elements.ts';
import { takeStir } from './stirs.ts';
import { findTargets } from './targets.ts';

export type OpenedState = {
  /** The value of `aria-expanded`. Null if the opener has none, is gone or hidden, or is behind a modal dialog. */
  readonly expanded: string | null;
  /** True if the opener is gone or hidden. A control such as "Show more" often is. */
  readonly isGone: boolean;
  /** True if the opener names what was opened, or is next to it. */
  readonly isNear: boolean;
  readonly dialog: OpenedDialog | null;
  /** True if the focus is in what was opened. */
  readonly hasFocus: boolean;
  /** True if a menu or another list with one focus for all of its items was opened. */
  readonly hasWidget: boolean;
};

/** The parts that are open, and their places as text to compare. */
export type RestingParts = { readonly count: number; readonly places: string };

export type Point = { readonly x: number; readonly y: number };

/** Returns false if no element has the focus for the opener. */
export function focusOpener(opener: number): boolean {
  const button = window.curbcutOpeners?.[opener];
  return button !== undefined && focusOn(keyTarget(button));
}

/** True if the opener says that it opens a list, which arrow keys may do. */
export function promisesArrows(opener: number): boolean {
  const lists = ['true', 'menu', 'listbox', 'tree', 'grid'].map((kind) => `[aria-haspopup=${kind}]`).join();
  return window.curbcutOpeners?.[opener]?.matches(`${lists}, [role=combobox], [role=menuitem]`) === true;
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

/** The pauses between looks for what opens. Most openers answer at once or never. */
export const pausesMs = [50, 50, 50, 150, 200];

/**
 * Waits until something opens and has come to rest, and ends its animations. Returns how many parts are open. A look at a
 * large page takes 20 ms, so one is taken when something has stirred, or once at the end.
 * `mostMs`: how long a script may need until something opens. Without `isPatient`, nothing is waited for once no script
 * has a timer left. A part that never rests counts as it is after some time.
 */
export async function settleOpened(opener: number, mostMs: number, isPatient: boolean): Promise<number> {
  const stepMs = 50;
  const mostSteps = 10;
  let before = await awaitOpened(opener, mostMs, isPatient);
  for (let step = 0; before.count > 0 && step < mostSteps; step += 1) {
    await pause(stepMs);
    const now = restOf(opener);
    if (now.places === before.places) return now.count;
    before = now;
  }
  return before.count;
}

export async function awaitOpened(opener: number, mostMs: number, isPatient: boolean): Promise<RestingParts> {
  const until = performance.now() + mostMs;
  const lookIfStirred = () => (takeStir() ? restOf(opener) : undefined);
  let last = lookIfStirred();
  let waited = 0;
  for (const ms of pausesMs) {
    if (isAnyOpen(last) || waited + ms > mostMs) break;
    if (waited > 0 && !isPatient && timeToNext(until) === Infinity) break;
    await pause(ms);
    waited += ms;
    last = lookIfStirred() ?? last;
  }
  return last ?? restOf(opener);
}

export function isAnyOpen(parts: RestingParts | undefined): boolean {
  return parts !== undefined && parts.count > 0;
}

export function restOf(opener: number): RestingParts {
  endMotion();
  return findOpened(opener);
}

/** Scripts may set the state and the focus only after an animation, or a timer that is as long. */
export async function readOpened(opener: number): Promise<OpenedState> {
  const [stepMs, mostSteps] = [100, 10];
  let state = describeOpened(opener);
  for (let step = 0; step < mostSteps; step += 1) {
    if (state.expanded !== 'false' && state.dialog?.hasFocus !== false) break;
    await pause(stepMs);
    state = describeOpened(opener);
  }
  return state;
}

export function describeOpened(opener: number): OpenedState {
  // A script may have drawn a part again, as another element.
  findOpened(opener);
  const button = window.curbcutOpeners?.[opener];
  const opened = openedParts();
  const targets = button === undefined ? [] : findTargets(button);
  const dialog = readDialog();
  const isGone = button?.isConnected !== true || !isExposed(button);
  const isTarget = (part: Element) => targets.some((target) => target.contains(part) || part.contains(target));
  return {
    // No one meets the state of an opener that is hidden, or behind a modal dialog.
    expanded: isGone || dialog?.isModal === true ? null : button.getAttribute('aria-expanded'),
    isGone,
    isNear: opened.some(isTarget),
    dialog,
    hasFocus: isFocusInOpened(),
    hasWidget: opened.some(hasWidget),
  };
}

export function findPoint(opener: number): Point | null {
  const button = window.curbcutOpeners?.[opener];
  return button === undefined ? null : pointOn(button);
}

/** The point of the view to click on, after scrolling there. Null if something else is in front of the element. */
export function pointOn(button: Element): Point | null {
  if (!button.isConnected) return null;
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = button.getBoundingClientRect();
  const point = { x: x + width / 2, y: y + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  return hit !== null && (button.contains(hit) || hit.contains(button)) ? point : null;
}
