import type { ClippingBoxes } from './clipped.ts';
import { listClippingBoxes } from './clipped.ts';
import type { ShownContent } from './lost-content.ts';
import { listShownContent } from './lost-content.ts';
import { keepOverlaps, listOverlaps } from './overlaps.ts';

/** The page in its default state. */
export type Before = {
  readonly content: ShownContent;
  readonly clipping: ClippingBoxes;
  readonly overlaps: WeakMap<Text, WeakSet<Text>>;
};

declare global {
  interface Window {
    curbcutBefore?: Before;
  }
}

/** Call this in the default state, so that later findings are only those that were not there then. */
export function rememberPage(hasLayout: boolean): void {
  window.curbcutBefore = {
    content: listShownContent(),
    clipping: hasLayout ? listClippingBoxes() : { cutters: new Set(), hiding: new Map() },
    overlaps: keepOverlaps(hasLayout ? listOverlaps() : []),
  };
}
