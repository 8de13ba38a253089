/** The edges of a box in pixels, from the top left corner of the view. */
export type Edges = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** The box of an element without its borders and scrollbars. */
export function innerEdges(element: Element): Edges {
  const { left, top } = element.getBoundingClientRect();
  const [x, y] = [left + element.clientLeft, top + element.clientTop];
  return { left: x, right: x + element.clientWidth, top: y, bottom: y + element.clientHeight };
}

export function overlap(one: Edges, other: Edges): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The part that is in both. It has no area if there is none. */
export function meet(one: Edges, other: Edges): Edges {
  return {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

export function hasArea({ left, right, top, bottom }: Edges): boolean {
  return right > left && bottom > top;
}

export function isInBox([x, y]: readonly [x: number, y: number], { left, right, top, bottom }: Edges): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
