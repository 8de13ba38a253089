/** A box in pixels, from the top left corner of the view. */
export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** The box of an element without its borders and scrollbars. */
export function innerBox(element: Element): Box {
  const { left, top } = element.getBoundingClientRect();
  const [x, y] = [left + element.clientLeft, top + element.clientTop];
  return { left: x, right: x + element.clientWidth, top: y, bottom: y + element.clientHeight };
}

/** The part that is in both. It has no area if there is none. */
export function meet(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

export function hasArea({ left, right, top, bottom }: Box): boolean {
  return right > left && bottom > top;
}
