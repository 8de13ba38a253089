import { flatParentOf } from './seen-text.ts';

/** A box that is painted as a layer, with its height above the flow. */
export type PaintLayer = { readonly element: Element; readonly height: number };

/** True if the page paints the first element over the other (CSS 2.2, appendix E). Floats count as part of the flow. */
export function isAbove(one: Element, other: Element): boolean {
  const [mine, its] = [listLayers(one), listLayers(other)];
  const shared = mine.findIndex(({ element }, at) => element !== its[at]?.element);
  const at = shared === -1 ? mine.length : shared;
  const [my, their] = [mine[at] ?? inFlow(one), its[at] ?? inFlow(other)];
  if (my.height !== their.height) return my.height > their.height;
  const order = their.element.compareDocumentPosition(my.element);
  return (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

export function inFlow(element: Element): PaintLayer {
  return { element, height: 0 };
}

/** The layers that contain an element, the outermost first. */
export function listLayers(element: Element): readonly PaintLayer[] {
  const layers: PaintLayer[] = [];
  for (let at: Element | null = element; at !== null; at = flatParentOf(at)) {
    const style = getComputedStyle(at);
    const isContext = hasIndex(at, style) || isGroup(style) || /fixed|sticky/.test(style.position);
    // A box without a z-index does not hold together what is in front of it.
    if (isContext || (style.position !== 'static' && layers.length === 0))
      layers.unshift({ element: at, height: heightOf(at, style) });
  }
  return layers;
}

export function heightOf(element: Element, style: CSSStyleDeclaration): number {
  const index = hasIndex(element, style) ? Number(style.zIndex) : 0;
  // What is positioned at the height of the flow is in front of it.
  return index < 0 ? index : index + 0.5;
}

export function hasIndex(element: Element, { position, zIndex }: CSSStyleDeclaration): boolean {
  return zIndex !== 'auto' && (position !== 'static' || isItem(element));
}

export function isGroup({ opacity, transform, filter }: CSSStyleDeclaration): boolean {
  return Number(opacity) < 1 || transform !== 'none' || filter !== 'none';
}

export function isItem(element: Element): boolean {
  const around = flatParentOf(element);
  return around !== null && /flex|grid/.test(getComputedStyle(around).display);
}
