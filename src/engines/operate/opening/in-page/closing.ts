import { pause } from '../../../../browser/in-page/pause.ts';
import { nameOf } from '../../../curbcut/in-page/accessible-name.ts';
import { findAll } from '../../../in-page/elements.ts';
import { openedParts } from '../../../in-page/opened-parts.ts';
import { isStop } from '../../../in-page/stop.ts';
import { listTabOrder } from '../../../in-page/tab-order.ts';
import { endMotion } from '../../in-page/still.ts';
import { activeElement } from '../../in-page/stops.ts';
import { isPlanned } from '../../in-page/timers.ts';
import { findDialog, listInside, listStopsIn } from './dialogs.ts';
import { focusOn, pointOn } from './opened.ts';
import type { Point } from './opened.ts';
import { keyTarget } from './openers.ts';
import { isHarmful } from './opener-words.ts';
import { isShown } from './shown-elements.ts';

declare global {
  interface Window {
    curbcutCloser?: Element | undefined;
  }
}

/** `hasOthers`: Tab reaches controls of the dialog that are not named for closing it. */
export type Closer = { readonly hasCloser: boolean; readonly hasOthers: boolean };

/** True as soon as what was opened is closed. Scripts have steps of 50 ms. */
export async function settleClosed(steps: number): Promise<boolean> {
  const stepMs = 50;
  for (let step = 0; step < steps && isOpenStill(); step += 1) {
    await pause(stepMs);
    endMotion();
  }
  return !isOpenStill();
}

/** True if the dialog that was opened, or a part of what was opened without one, is still shown. */
export function isOpenStill(): boolean {
  const { curbcutDialog } = window;
  const parts = curbcutDialog === undefined ? openedParts() : [curbcutDialog];
  return parts.some((part) => part.isConnected && isShown(part));
}

/** Closes what the browser itself can close, so that it is not in the way. True if a modal dialog stays. */
export function closeByForce(): boolean {
  for (const dialog of findAll('dialog[open]')) if (dialog instanceof HTMLDialogElement) dialog.close();
  for (const popover of findAll(':popover-open')) if (popover instanceof HTMLElement) popover.hidePopover();
  return openedParts().some((part) => part.closest('[aria-modal=true]') !== null && isShown(part));
}

/** Finds the control of the dialog that is named for closing it, and nothing else. One that Tab reaches comes first. */
export function findCloser(): Closer {
  const dialog = findDialog();
  const all = dialog === undefined ? [] : listInside(dialog);
  const closers = all.filter((element) => closes(element) && isShown(element));
  window.curbcutCloser = closers.find(isStop) ?? closers[0];
  const stops = dialog === undefined ? [] : listStopsIn(dialog);
  return { hasCloser: closers.length > 0, hasOthers: stops.some((stop) => !closers.includes(stop)) };
}

/** True for an element that its name, class or attributes call a control that closes, and nothing else. */
export function closes(element: Element): boolean {
  const attributes =
    '[data-bs-dismiss], [data-dismiss], [data-close], [data-micromodal-close], [data-a11y-dialog-hide], [command="close"], [command="request-close"], [popovertargetaction="hide"], form[method="dialog"] button';
  const longest = 40;
  if (element.matches('svg *') || (element.textContent ?? '').trim().length > longest) return false;
  const name = nameOf(element);
  if (isHarmful(name)) return false;
  const classes = /^(?:.*[-_])?(?:close|dismiss)(?:[-_]?(?:btn|button|icon))?$/i;
  return saysClose(name) || element.matches(attributes) || [...element.classList].some((one) => classes.test(one));
}

/** True for "Close", also with what it closes, such as a window. An account is not closed. */
export function saysClose(name: string): boolean {
  const things =
    /(?<!\p{L})(?:this|the|dialog(?:ue|box)?|window|modal|pop-?up|menu|panel|overlay|banner|message|fenster|menü|meldung|hinweis|la|le|fenêtre|el|ventana|finestra|janela|venster)(?!\p{L})/giu;
  const words =
    /^(?:[×✕✖✗⨯⨉╳x]|close|dismiss|schlie(?:ß|ss)en|fermer|cerrar|fechar|chiudi|sluiten|luk|lukk|stäng|zamknij)$/iu;
  return words.test(name.replaceAll(things, '').trim());
}

/** Returns false if the control that closes the dialog cannot have the focus. */
export function focusCloser(): boolean {
  const closer = window.curbcutCloser;
  return closer !== undefined && isStop(closer) && focusOn(closer);
}

export function findCloserPoint(): Point | null {
  const closer = window.curbcutCloser;
  return closer === undefined ? null : pointOn(closer);
}

/** True as soon as an element that is shown has the focus. Scripts return the focus after an animation, or a timer. */
export async function settleFocus(): Promise<boolean> {
  const [stepMs, usualSteps, mostSteps] = [50, 6, 24];
  const mayWait = (step: number) => step < usualSteps || (step < mostSteps && isPlanned((mostSteps - step) * stepMs));
  for (let step = 0; mayWait(step) && !hasFocusShown(); step += 1) {
    await pause(stepMs);
    endMotion();
  }
  return hasFocusShown();
}

export function hasFocusShown(): boolean {
  const active = activeElement();
  return active !== null && !active.matches('html, body') && active.checkVisibility({ visibilityProperty: true });
}

/**
 * The distance of the focus from the opener, in keys. `top`: it is on the first element of the page, and the opener is
 * elsewhere. `away`: it is far from the opener, or has left the page.
 */
export function readNextStop(opener: number): 'near' | 'top' | 'away' {
  const mostKeys = 2;
  const button = window.curbcutOpeners?.[opener];
  const order = listTabOrder();
  const from = button === undefined ? -1 : order.indexOf(keyTarget(button));
  const active = activeElement();
  const at = document.hasFocus() && active !== null ? order.indexOf(active) : order.length;
  if (from === -1 || at === -1 || Math.abs(at - from) <= mostKeys) return 'near';
  return at === 0 ? 'top' : 'away';
}
