import { parentOf, shadowOf } from '../../../in-page/elements.ts';
import type { ElementMark } from '../../../in-page/found-element.ts';
import { markElement } from '../../../in-page/found-element.ts';
import { releasePage, stillPage } from '../../in-page/still.ts';
import { activeElement } from '../../in-page/stops.ts';

declare global {
  interface Window {
    /** The boxes that stay in the view while the page scrolls. */
    curbcutLayers?: ReadonlySet<Element>;
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
  window.scrollTo(0, 0);
  return true;
}

export function endLook(): void {
  releasePage();
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
  if (focusUnder(stop, layers) === undefined) return undefined;
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  return activeElement() === stop ? layerOver(stop, layers) : undefined;
}

/** The opaque boxes that stay in the view while the page scrolls. What the focus opens is not among them. */
export function listLayers(): ReadonlySet<Element> {
  const all = [...document.body.querySelectorAll('*')].slice(0, 10_000);
  return new Set(all.filter((element) => /^(?:fixed|sticky)$/.test(getComputedStyle(element).position)));
}

/** The layer over an element that has just got the focus. Undefined: some of it can be seen. */
export function focusUnder(stop: Element, layers: ReadonlySet<Element>): Element | undefined {
  if (!(stop instanceof HTMLElement || stop instanceof SVGElement) || !isPainted(stop)) return undefined;
  stop.focus();
  return activeElement() === stop ? layerOver(stop, layers) : undefined;
}

export function isPainted(stop: Element): boolean {
  const least = 4;
  const { width, height } = stop.getBoundingClientRect();
  return width >= least && height >= least && stop.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

export function layerOver(stop: Element, layers: ReadonlySet<Element>): Element | undefined {
  const points = [...stop.getClientRects()].flatMap(pointsOf);
  const seen = points.filter(([x, y]) => x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight);
  // Nothing covers an element outside of the view. The browser has not scrolled there.
  if (seen.length === 0 || seen.length < points.length) return undefined;
  const over = new Set(seen.map((point) => layerAt(point, stop, layers)));
  const [layer] = over;
  return over.size === 1 ? layer : undefined;
}

/** The corners of a box, the middles of its sides, and its middle. */
export function pointsOf({ left, right, top, bottom }: DOMRect): readonly (readonly [x: number, y: number])[] {
  const inset = 1;
  const xs = [left + inset, (left + right) / 2, right - inset];
  const ys = [top + inset, (top + bottom) / 2, bottom - inset];
  return xs.flatMap((x) => ys.map((y) => [x, y] as const));
}

export function layerAt(
  [x, y]: readonly [number, number],
  stop: Element,
  layers: ReadonlySet<Element>,
): Element | undefined {
  let isOpaque = false;
  for (let at = deepestAt(x, y); at !== null && !at.contains(stop); at = parentOf(at)) {
    if (stop.contains(at) || getComputedStyle(at).opacity !== '1') return undefined;
    isOpaque ||= hasOpaqueBackground(at);
    if (layers.has(at)) return isOpaque ? at : undefined;
  }
  return undefined;
}

export function deepestAt(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (let inside = hit; inside !== null;) {
    hit = inside;
    const deeper = shadowOf(hit)?.elementFromPoint(x, y) ?? null;
    inside = deeper === hit ? null : deeper;
  }
  return hit;
}

/** Browsers write a color with transparency as `rgba()`. */
export function hasOpaqueBackground(element: Element): boolean {
  return element.matches('img, video, canvas, iframe') || getComputedStyle(element).backgroundColor.startsWith('rgb(');
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
