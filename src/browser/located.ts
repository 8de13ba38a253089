/** A rectangle in CSS pixels, unless something else is said. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** `frame`: the element is inside the frame that the first `steps` steps lead to; `box` is where its content begins. */
export type Located =
  | { readonly kind: 'element'; readonly box: Box }
  | { readonly kind: 'frame'; readonly steps: number; readonly box: Box }
  | { readonly kind: 'missing' };

/** What a visitor sees of the page. */
export type SeenPart = {
  /** Where it begins, in CSS pixels from the top left of the viewport. */
  readonly left: number;
  readonly top: number;
  /** Its size in pixels of the screen. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen to a CSS pixel: not 1 where the page is zoomed out or in. */
  readonly zoom: number;
};

/** What to bring into view: a box, or the element at the end of a path. Then the elements of `paths` are located. */
export type ScrollRequest = {
  readonly target: Box | readonly string[];
  readonly margin: number;
  readonly paths: readonly (readonly string[])[];
};

/** Heights, in CSS pixels, of what stays in view at its top and bottom. */
export type Bars = { readonly top: number; readonly bottom: number };

/** The page is to be in view from `from` on, in CSS pixels from its top. Then the elements of `paths` are located. */
export type PartRequest = {
  readonly from: number;
  /** As far as they are known. */
  readonly bars: Bars;
  readonly paths: readonly (readonly string[])[];
};

/** `before`, `top`: how far the page was scrolled, and is now. */
export type ShownPart = {
  readonly seen: SeenPart;
  readonly before: number;
  readonly top: number;
  readonly pageHeight: number;
  readonly bars: Bars;
  readonly located: readonly Located[];
};
