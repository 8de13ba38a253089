import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { MissingBox } from './missing-box.ts';
import { missingBoxes } from './missing-box.ts';

/**
 * A picture of one view of the page: a file in the scan's folder. Its rows from `firstRow` to `lastRow`, in pixels, are
 * part of the page's picture. The other rows repeat what another view shows.
 */
const tileSchema = z.object({ name: z.string(), firstRow: z.int(), lastRow: z.int() });
export type StoredTile = Readonly<z.infer<typeof tileSchema>>;

/**
 * The stored picture of a page: views of it, one below the other. It leaves out views without findings below the first
 * one. Sizes are in CSS pixels; the files may have fewer pixels.
 */
export const pagePictureSchema = z.object({
  tiles: z.array(tileSchema).readonly(),
  width: z.int(),
  height: z.int(),
  /** The height of the whole page, which exceeds `height` if the picture leaves out parts of it. */
  pageHeight: z.int(),
});
export type StoredPicture = Readonly<z.infer<typeof pagePictureSchema>>;

/** The position of an element in the picture of its page, in CSS pixels from the top left: x, y, width, height. */
const boxSchema = z.tuple([z.int(), z.int(), z.int(), z.int()]).readonly();

/** The box of an element in the picture of its page, or the reason why it has none. */
export const storedBoxSchema = z.union([boxSchema, z.enum(missingBoxes)]);
export type StoredBox = z.infer<typeof storedBoxSchema>;

/** Names the picture of a page, which is put together from its tiles when it is asked for. */
export function namePagePicture(pageId: number, { tiles }: Pick<StoredPicture, 'tiles'>): string {
  const digest = createHash('sha256').update(JSON.stringify(tiles)).digest('hex');
  return `page-${pageId}-${digest.slice(0, 16)}.jpg`;
}

/** The page in the name of its picture. Undefined for other names. */
export function pageOfPicture(name: string): number | undefined {
  const [, id] = /^page-(\d{1,15})-[0-9a-f]{16}\.jpg$/.exec(name) ?? [];
  return id === undefined ? undefined : Number(id);
}

type Outline = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type PlacedBox = { readonly box: Outline | null; readonly box_missing: MissingBox | null };

export function readBox(stored: unknown): PlacedBox {
  const box = storedBoxSchema.parse(stored);
  if (typeof box === 'string') return { box: null, box_missing: box };
  const [x, y, width, height] = box;
  return { box: { x, y, width, height }, box_missing: null };
}

/** A part of a tile that shows an element. `outline`: the element, in pixels of the tile. */
export type Crop = { readonly tile: string; readonly outline: Outline };

/** Names the picture of an element, which is drawn from the tile when it is asked for. */
export function nameCrop({ tile, outline: { x, y, width, height } }: Crop): string {
  return `${tile.replace(/\..*/, '')}.${x}.${y}.${width}.${height}.webp`;
}

const cropPattern = /^([0-9a-f]{32})\.(-?\d{1,5})\.(-?\d{1,5})\.(\d{1,5})\.(\d{1,5})\.webp$/;

/** Returns undefined for other names. */
export function readCrop(name: string): Crop | undefined {
  const [, tile, ...numbers] = cropPattern.exec(name) ?? [];
  const [x, y, width, height] = numbers.map(Number);
  if (tile === undefined || x === undefined || y === undefined || width === undefined || height === undefined)
    return undefined;
  return { tile: `${tile}.jpg`, outline: { x, y, width, height } };
}
