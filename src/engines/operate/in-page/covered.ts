import { readRgba } from '../../curbcut/in-page/colors.ts';
import { parentOf, shadowOf } from '../../in-page/elements.ts';

export function isPainted(stop: Element): boolean {
  const least = 4;
  const { width, height } = stop.getBoundingClientRect();
  return width >= least && height >= least && stop.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

export function layerOver(stop: Element, layers: ReadonlySet<Element>): Element | undefined {
  const points = [...stop.getClientRects()].flatMap(pointsOf);
  const seen = points.filter(([x, y]) => x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight);
  // Nothing covers an element outside of the view. The browser has not scrolled there.
  const [first, ...others] = seen;
  if (first === undefined || seen.length < points.length) return undefined;
  const layer = layerAt(first, stop, layers);
  // The first point that shows the element decides, because finding what is at a point takes long.
  return layer !== undefined && others.every((point) => layerAt(point, stop, layers) === layer) ? layer : undefined;
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

export function hasOpaqueBackground(element: Element): boolean {
  const { backgroundColor, backgroundImage, backgroundSize } = getComputedStyle(element);
  if (element.matches('img, video, canvas, iframe') || isOpaqueColor(backgroundColor)) return true;
  const isGradient = /gradient\(/.test(backgroundImage) && !/url\(/.test(backgroundImage);
  const colors = backgroundImage.match(/\b(?:rgba?|color|oklch|oklab|lab|lch|hwb|hsl)\([^()]*\)/g) ?? [];
  return isGradient && /^(?:auto|cover)$/.test(backgroundSize) && colors.length > 0 && colors.every(isOpaqueColor);
}

/** Browsers write a color with transparency as `rgba()`, apart from those of newer color spaces. */
export function isOpaqueColor(color: string): boolean {
  if (/^rgba?\(/.test(color)) return color.startsWith('rgb(');
  return readRgba(color)?.[3] === 1;
}
