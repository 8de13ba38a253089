import type { MissingBox } from '../findings/missing-box.ts';
import type { Box, SeenPart } from './located.ts';

/**
 * The view that a part shows. `look`: its number (in-page/seen-at.ts). `top`: the scroll position. `from`: the top of what
 * the part adds, in the page, which is at `stackedAt` in the picture. In CSS pixels.
 */
export type PictureView = {
  readonly look: number;
  readonly seen: SeenPart;
  readonly top: number;
  readonly from: number;
  readonly stackedAt: number;
};

/**
 * A picture of one view of the page (JPEG), `width` by `height` pixels of the screen without the device's scale. These
 * are CSS pixels unless the page is zoomed. The rows from `firstRow` to `lastRow` are part of the page's picture.
 */
export type PicturePart = {
  readonly image: Buffer;
  readonly width: number;
  readonly height: number;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly view: PictureView;
};

/**
 * Where the picture shows an element. `box`: in CSS pixels of the page's picture. `outline`: in pixels of the part with
 * the number `part`.
 */
export type Place =
  | { readonly kind: 'shown'; readonly box: Box; readonly part: number; readonly outline: Box }
  | { readonly kind: 'unseen'; readonly reason: MissingBox };

/** The top of a page and the views below that have findings, one below the other. Sizes are in CSS pixels. */
export type PagePicture = {
  readonly parts: readonly PicturePart[];
  readonly width: number;
  readonly height: number;
  /** The height of the whole page. */
  readonly pageHeight: number;
  readonly places: ReadonlyMap<string, Place>;
};

/** An element to find in the picture. The key names it. */
export type PlaceRequest = { readonly key: string; readonly selector: string };
