import { isAbove } from '../../../in-page/paint-order.ts';
import { flatParentOf, isLarge, seenPart } from '../../../in-page/seen-text.ts';
import { findAll } from '../../../in-page/elements.ts';
import { isInTabOrder } from '../../in-page/widgets.ts';

/** True if people can see a part of it, if only after scrolling. */
export function isVisible(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    isLarge(seenPart(element.getBoundingClientRect(), element))
  );
}

export type Boxed = { readonly element: Element; readonly box: DOMRect };

/** True if another element takes all clicks on it. `boxes` keeps those of the page from one call to the next. */
export function isCovered(element: Element, boxes: Boxed[]): boolean {
  if (boxes.length === 0)
    boxes.push(...findAll('*').map((one) => ({ element: one, box: one.getBoundingClientRect() })));
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return boxes.some(({ element: one, box }) => {
    if (box.left > left || box.right < right || box.top > top || box.bottom < bottom) return false;
    if (one === element || one.contains(element) || !takesClicks(one, element) || !isAbove(one, element)) return false;
    // A fixed bar covers what is behind it only until people scroll.
    return fixedAround(one) === fixedAround(element) || isWholeView(box);
  });
}

/** The box around an element that stays where it is when the page is scrolled. */
export function fixedAround(element: Element): Element | undefined {
  for (let at: Element | null = element; at !== null; at = flatParentOf(at))
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
