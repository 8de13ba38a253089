import { pause } from '../../../../browser/in-page/pause.ts';
import { findAll } from '../../../in-page/elements.ts';
import type { ElementMark } from '../../../in-page/found-element.ts';
import { markElement } from '../../../in-page/found-element.ts';
import { deepestAt, hasOpaqueBackground, isPainted, layerOver, pointsOf } from '../../in-page/covered.ts';
import { releasePage, stillPage } from '../../in-page/still.ts';
import { activeElement } from '../../in-page/stops.ts';

declare global {
  interface Window {
    /** The boxes that stay in the view while the page scrolls. */
    curbcutLayers?: ReadonlySet<Element>;
    /** Those that let the pointer through, with their own inline value. */
    curbcutThrough?: ReadonlyMap<HTMLElement, string>;
  }
}

/** `isLarge`: the layer over the element covers most of the view, as a dialog does. */
export type Obscured = {
  readonly stop: number;
  readonly layer: string;
  readonly isLarge: boolean;
  readonly mark: ElementMark;
};

/** Returns false if the page has no box that stays in the view. Call `endLook` afterwards. */
export function startLook(): boolean {
  window.curbcutLayers = listLayers();
  if (window.curbcutLayers.size === 0) return false;
  stillPage();
  window.curbcutThrough = stopPointer(window.curbcutLayers);
  window.scrollTo(0, 0);
  return true;
}

/** Lets the pointer hit layers that it goes through, because what is at a point is asked for the pointer. */
export function stopPointer(layers: ReadonlySet<Element>): ReadonlyMap<HTMLElement, string> {
  const through = [...layers]
    .filter((layer) => layer instanceof HTMLElement)
    .filter((layer) => getComputedStyle(layer).pointerEvents === 'none' && hasOpaqueBackground(layer));
  const before = through.map((layer) => [layer, layer.style.pointerEvents] as const);
  for (const { style } of through) style.setProperty('pointer-events', 'auto', 'important');
  return new Map(before);
}

export function endLook(): void {
  releasePage();
  for (const [{ style }, value] of window.curbcutThrough ?? []) style.pointerEvents = value;
  window.scrollTo(0, 0);
}

/**
 * Moves the focus to each of these stops, as Tab does, and finds those that a layer covers in all nine points of each of
 * their boxes.
 */
export async function lookAtStops(stops: readonly number[]): Promise<readonly Obscured[]> {
  const obscured: Obscured[] = [];
  for (const stop of stops) {
    const element = window.curbcutStops?.[stop];
    const layer = element === undefined ? undefined : await findLayer(element);
    if (element === undefined || layer === undefined) continue;
    obscured.push({ stop, layer: nameLayer(layer), isLarge: isLarge(layer), mark: markElement(element) });
  }
  return obscured;
}

/** A script may scroll, or move the layer away, after the focus has moved. */
export async function findLayer(stop: Element): Promise<Element | undefined> {
  const layers = window.curbcutLayers ?? new Set<Element>();
  if (isWhollySeen(stop) || focusUnder(stop, layers) === undefined) return undefined;
  await pause(50);
  return activeElement() === stop ? layerOver(stop, layers) : undefined;
}

/** The browser scrolls nothing for such an element, so the focus need not be moved: a third less work on documentation. */
export function isWhollySeen(stop: Element): boolean {
  return pointsOf(stop.getBoundingClientRect()).every(([x, y]) => stop.contains(deepestAt(x, y)));
}

/** The opaque boxes that stay in the view while the page scrolls. What the focus opens is not among them. */
export function listLayers(): ReadonlySet<Element> {
  const all = findAll('*').slice(0, 10_000);
  return new Set(all.filter((element) => /^(?:fixed|sticky)$/.test(getComputedStyle(element).position)));
}

/** The layer over an element that has just got the focus. Undefined: some of it can be seen. */
export function focusUnder(stop: Element, layers: ReadonlySet<Element>): Element | undefined {
  if (!(stop instanceof HTMLElement || stop instanceof SVGElement) || !isPainted(stop)) return undefined;
  stop.focus();
  return activeElement() === stop ? layerOver(stop, layers) : undefined;
}

export function isLarge(layer: Element): boolean {
  const most = 0.6;
  const { width, height } = layer.getBoundingClientRect();
  return width * height > most * window.innerWidth * window.innerHeight;
}

export function nameLayer(layer: Element): string {
  const name = layer.getAttribute('aria-label') ?? '';
  const id = layer.id === '' ? '' : `#${layer.id}`;
  const [first] = layer.classList;
  return name === '' ? `<${layer.localName}${id === '' && first !== undefined ? `.${first}` : id}>` : name;
}
