import type { MissingBox } from '../findings/missing-box.ts';

/** A rectangle in CSS pixels, unless stated otherwise. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * An element that a path leads to. `box`: the part of it that its containers show. `frame`: the element is inside the
 * frame at the end of the first `steps` steps. Its content starts at `left` and `top`, and `box` is the part of the
 * frame that its containers show. `unseen`: it is nowhere to be seen.
 */
export type Located =
  | { readonly kind: 'element'; readonly box: Box; readonly isCovered: boolean }
  | { readonly kind: 'frame'; readonly steps: number; readonly left: number; readonly top: number; readonly box: Box }
  | { readonly kind: 'unseen'; readonly reason: MissingBox };

/** The part of the page that a visitor sees. */
export type SeenPart = {
  /** Its position in CSS pixels from the top left of the viewport. */
  readonly left: number;
  readonly top: number;
  /** Its size in pixels of the screen. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen per CSS pixel. Not 1 if the page is zoomed out or in. */
  readonly zoom: number;
};

/** The heights, in CSS pixels, of the bars that stay at the top and bottom of the view. */
export type Bars = { readonly top: number; readonly bottom: number };

/**
 * Requests to scroll the page to `from`, in CSS pixels from its top, and then to locate the elements of `paths`.
 * Undefined: the page stays where it is.
 */
export type PartRequest = {
  readonly from: number | undefined;
  /** The bars that are known so far. */
  readonly bars: Bars;
  readonly paths: readonly (readonly string[])[];
};

/** `before` and `top` are the previous and the current scroll position. */
export type ShownPart = {
  readonly seen: SeenPart;
  readonly before: number;
  readonly top: number;
  readonly pageHeight: number;
  readonly bars: Bars;
  readonly located: readonly Located[];
};
