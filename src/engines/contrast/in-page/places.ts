import { findAt } from '../../in-page/find-at.ts';

/**
 * The position of an element in the flat tree of its document: the position of each step among the elements, from the
 * root down. `steps`: the selectors that led to a frame, whose place it then is. `text`: the element's own text,
 * without white space.
 */
export type Place = { readonly place: readonly number[]; readonly steps: number | null; readonly text: string } | null;

export function findPlaces(paths: readonly (readonly string[])[]): readonly Place[] {
  return paths.map((path) => {
    const found = findAt(path);
    if (found.kind === 'missing') return null;
    const steps = found.kind === 'frame' ? found.steps : null;
    return { place: placeOf(found.element), steps, text: ownTextOf(found.element) };
  });
}

export function placeOf(element: Element): readonly number[] {
  const slot = element.assignedSlot;
  if (slot !== null) return [...placeOf(slot), slot.assignedElements().indexOf(element)];
  const parent = element.parentNode;
  if (parent === null) return [];
  const own = [...parent.children].indexOf(element);
  if (parent instanceof ShadowRoot) return [...placeOf(parent.host), own];
  return parent instanceof Element ? [...placeOf(parent), own] : [own];
}

/** The element at a place. Null if the page has changed. */
export function elementAtPlace(place: readonly number[]): Element | null {
  let at: Element | null = null;
  for (const step of place) {
    at = (at === null ? document.children : flatChildrenOf(at))[step] ?? null;
    if (at === null) return null;
  }
  return at;
}

export function flatChildrenOf(element: Element): ArrayLike<Element> {
  if (element instanceof HTMLSlotElement && element.assignedNodes().length > 0) return element.assignedElements();
  const { shadowRoot } = element;
  return shadowRoot instanceof ShadowRoot ? shadowRoot.children : element.children;
}

export function ownTextOf(element: Element): string {
  return ownTextsOf(element)
    .map(({ data }) => data)
    .join('')
    .replaceAll(/\s/g, '');
}

/** The texts directly in an element, or in its slots. */
export function ownTextsOf(element: Element): readonly Text[] {
  const { shadowRoot } = element;
  return [...(shadowRoot instanceof ShadowRoot ? shadowRoot : element).childNodes].flatMap(textsAt);
}

export function textsAt(node: Node): readonly Text[] {
  if (node instanceof Text) return [node];
  if (!(node instanceof HTMLSlotElement)) return [];
  return (node.assignedNodes().length > 0 ? node.assignedNodes() : [...node.childNodes]).flatMap(textsAt);
}

/**
 * Colors as red, green, blue (0 to 255) and alpha (0 to 1), converted to sRGB as the browser paints them. Null for
 * invalid colors.
 */
export function convertColors(colors: readonly string[]): readonly (readonly number[] | null)[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (context === null) return colors.map(() => null);
  return colors.map((color) => {
    if (!CSS.supports('color', color)) return null;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  });
}
