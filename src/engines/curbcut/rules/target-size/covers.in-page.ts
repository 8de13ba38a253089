import { addTo } from '../../../in-page/add-to.ts';
import { isAbove } from '../../../in-page/paint-order.ts';
import { alteringFrom, flatParentOf, isLarge, seenPart } from '../../../in-page/seen-text.ts';
import { findAll } from '../../../in-page/elements.ts';
import { isInTabOrder } from '../../in-page/widgets.ts';
import { bandsOf } from './neighbors.in-page.ts';

/** True if people can see a part of it, if only after scrolling. */
export function isVisible(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    isLarge(seenPart(element.getBoundingClientRect(), element))
  );
}

export type Boxed = { readonly element: Element; readonly box: DOMRect };
/** The boxes of the page by the horizontal bands that they lie in, and those that lie in many. */
export type Boxes = { readonly inBands: ReadonlyMap<number, readonly Boxed[]>; readonly tall: readonly Boxed[] };

export function sortBoxes(): Boxes {
  const most = 20;
  const inBands = new Map<number, Boxed[]>();
  const tall: Boxed[] = [];
  for (const element of findAll('*')) {
    const boxed = { element, box: element.getBoundingClientRect() };
    const bands = bandsOf(boxed.box);
    if (bands.length > most) tall.push(boxed);
    else for (const band of bands) addTo(inBands, band, boxed);
  }
  return { inBands, tall };
}

/** True if another element takes all clicks on it. */
export function isCovered(element: Element, { inBands, tall }: Boxes): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [band = 0] = bandsOf({ left, right, top, bottom });
  return [...(inBands.get(band) ?? []), ...tall].some(({ element: one, box }) => {
    if (box.left > left || box.right < right || box.top > top || box.bottom < bottom) return false;
    if (one === element || one.contains(element) || !takesClicks(one, element) || !isAbove(one, element)) return false;
    // A fixed bar covers what is behind it only until people scroll.
    return fixedAround(one) === fixedAround(element) || isWholeView(box);
  });
}

/** The box around an element that stays where it is when the page is scrolled. */
export function fixedAround(element: Element): Element | undefined {
  for (let at = alteringFrom(element); at !== null; at = alteringFrom(flatParentOf(at)))
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
  return undefined;
}

export function isWholeView({ width, height }: DOMRect): boolean {
  const { clientWidth, clientHeight } = document.documentElement;
  return width >= clientWidth && height >= clientHeight;
}

export function takesClicks(cover: Element, element: Element): boolean {
  if (element.contains(cover) && !isInTabOrder(cover)) return false;
  const { pointerEvents } = getComputedStyle(cover);
  return pointerEvents !== 'none' && cover.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}
