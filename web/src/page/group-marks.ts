type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Size = { readonly width: number; readonly height: number };

/** Findings whose numbers would cover each other share a marker. `left` and `top`: of the marker, in pixels as shown. */
export type MarkGroup = { readonly left: number; readonly top: number; readonly indexes: readonly number[] };

/** As large as a marker gets, with the gap to the next one. */
export const markSize: Size = { width: 52, height: 30 };

/** One marker for each finding, at the top left of its box and within the picture, or for several that are close together. */
export function groupMarks(boxes: readonly Box[], shown: Size, scale: number): readonly MarkGroup[] {
  const groups: { left: number; top: number; indexes: number[] }[] = [];
  for (const [index, { x, y }] of boxes.entries()) {
    const left = Math.max(0, Math.min(x * scale, shown.width - markSize.width));
    const top = Math.max(0, Math.min(y * scale, shown.height - markSize.height));
    const near = groups.find(
      (group) => Math.abs(group.left - left) < markSize.width && Math.abs(group.top - top) < markSize.height,
    );
    if (near === undefined) groups.push({ left, top, indexes: [index] });
    else near.indexes.push(index);
  }
  return groups;
}
