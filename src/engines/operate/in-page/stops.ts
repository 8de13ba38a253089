import type { ElementMark } from '../../in-page/found-element.ts';
import { markElement } from '../../in-page/found-element.ts';
import { listTabOrder } from '../../in-page/tab-order.ts';
import { lookKeyOf } from './part-keys.ts';

/**
 * The elements that Tab reaches, and the position of the focus. The isolated world keeps the list between calls, so
 * that a stop is a number outside of the page.
 */

declare global {
  interface Window {
    curbcutStops?: Element[];
    curbcutReadFocus?: () => FocusPlace;
    curbcutFocusStop?: (stop: number) => boolean;
    curbcutBlur?: () => void;
  }
}

/**
 * `stop`: -1 if no element has the focus. `isOutside`: the focus has left the page, as it does after its last element.
 */
export type FocusPlace = { readonly stop: number; readonly isOutside: boolean; readonly isFrame: boolean };
export type ListedStops = {
  readonly count: number;
  /** Editors, which may treat Tab in their own way, followed by one stop of each kind of element. */
  readonly samples: readonly number[];
};
/** Lists the stops in the order of Tab. Call this first. */
export function listStops(most: number): ListedStops {
  const stops = listTabOrder();
  window.curbcutStops = [...stops];
  window.curbcutReadFocus = readFocus;
  window.curbcutFocusStop = focusStop;
  window.curbcutBlur = blurActive;
  return { count: stops.length, samples: listSamples(stops, most) };
}

export function listSamples(stops: readonly Element[], most: number): readonly number[] {
  const editors = [...stops.keys()].filter((index) => stops[index]?.matches(editorSelector) === true);
  const kinds = new Map<string, number>();
  for (const [index, stop] of stops.entries()) if (!kinds.has(kindOf(stop))) kinds.set(kindOf(stop), index);
  return [...new Set([...editors.slice(0, most / 2), ...kinds.values()])].slice(0, most);
}

/** The keys of stops that work alike on several pages with the same scripts. */
export function keysOfStops(stops: readonly number[]): readonly string[] {
  return stops.flatMap((index) => window.curbcutStops?.[index] ?? []).map(lookKeyOf);
}

export const editorSelector = 'textarea, [contenteditable], [role=textbox], [role=application], [onkeydown], [onblur]';

/** The kind of an element: its markup, and that of the two around it. */
export function kindOf(element: Element): string {
  const around = [element, element.parentElement, element.parentElement?.parentElement];
  const names = ['class', 'role', 'type', 'tabindex', 'style'];
  return around
    .map((one) => (one ? [one.localName, ...names.map((name) => one.getAttribute(name) ?? '')].join(' ') : ''))
    .join('|');
}

export function activeElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Adds an element that was not a stop when the stops were listed. */
export function readFocus(): FocusPlace {
  const stops = (window.curbcutStops ??= []);
  const active = activeElement();
  const isOutside = !document.hasFocus();
  if (active === null || active === document.body || active === document.documentElement)
    return { stop: -1, isOutside, isFrame: false };
  const known = stops.indexOf(active);
  if (known === -1) stops.push(active);
  const isFrame = active.matches('iframe, object, embed, audio, video');
  return { stop: known === -1 ? stops.length - 1 : known, isOutside, isFrame };
}

/** Returns false if the element does not have the focus afterwards. */
export function focusStop(stop: number): boolean {
  const element = window.curbcutStops?.[stop];
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
  return element !== undefined && activeElement() === element;
}

export function blurActive(): void {
  const active = activeElement();
  if (active instanceof HTMLElement || active instanceof SVGElement) active.blur();
}

export function describeStops(stops: readonly number[]): readonly ElementMark[] {
  return stops
    .map((stop) => window.curbcutStops?.[stop])
    .filter((element) => element !== undefined)
    .map((element) => markElement(element));
}
