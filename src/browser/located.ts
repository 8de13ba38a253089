import { z } from 'zod';
import { missingBoxes } from '../findings/missing-box.ts';

const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
/** A rectangle in CSS pixels, unless stated otherwise. */
export type Box = Readonly<z.infer<typeof boxSchema>>;

export const locatedSchema = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('element'), box: boxSchema, isCovered: z.boolean() }),
    z.object({ kind: z.literal('frame'), steps: z.int(), left: z.number(), top: z.number(), box: boxSchema }),
    z.object({ kind: z.literal('unseen'), reason: z.enum(missingBoxes) }),
  ]),
);

/**
 * An element that a path leads to. `box`: the part of it that its containers show. `frame`: the element is inside the
 * frame at the end of the first `steps` steps. Its content starts at `left` and `top`, and `box` is the part of the
 * frame that its containers show. `unseen`: it is nowhere to be seen.
 */
export type Located = Readonly<z.infer<typeof locatedSchema>[number]>;

/**
 * `left`, `top`: its position in CSS pixels from the top left of the viewport. Its size is in pixels of the screen.
 * `zoom`: pixels of the screen per CSS pixel. Not 1 if the page is zoomed out or in.
 */
const seenSchema = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
  zoom: z.number(),
});
/** The part of the page that a visitor sees. */
export type SeenPart = Readonly<z.infer<typeof seenSchema>>;

const barsSchema = z.object({ top: z.number(), bottom: z.number() });
/** The heights, in CSS pixels, of the bars that stay at the top and bottom of the view. */
export type Bars = Readonly<z.infer<typeof barsSchema>>;

/**
 * Requests to scroll the page to `from`, in CSS pixels from its top, and then to locate the elements of `paths`.
 * Undefined: the page stays where it is.
 */
export type PartRequest = {
  readonly from: number | undefined;
  /** The bars that are known so far. */
  readonly bars: Bars;
  readonly paths: readonly (readonly string[])[];
  /** True if the places of other elements may be asked for later: see in-page/seen-at.ts. */
  readonly remembers: boolean;
};

/**
 * `before` and `top` are the previous and the current scroll position. `look`: the number under which the places of other
 * elements are remembered. 0 if they are not.
 */
export const partSchema = z.object({
  seen: seenSchema,
  before: z.number(),
  top: z.number(),
  pageHeight: z.number(),
  bars: barsSchema,
  look: z.int(),
  located: locatedSchema.readonly(),
});
export type ShownPart = Readonly<z.infer<typeof partSchema>>;

const seenAtSchema = z.union([
  z.object({ look: z.int(), box: boxSchema }),
  z.object({ look: z.int(), reason: z.enum(missingBoxes) }),
]);
/** A look at the page showed an element in `box`, in CSS pixels from the top left of the view, or hid it for `reason`. */
export type SeenAt = Readonly<z.infer<typeof seenAtSchema>>;
export const recalledSchema = z.array(z.array(seenAtSchema));
