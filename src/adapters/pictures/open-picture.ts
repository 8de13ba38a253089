import { buffer } from 'node:stream/consumers';
import { readCrop } from '../../findings/page-picture.ts';
import type { ScreenshotStore } from '../files/screenshot-store.ts';
import { drawCrop } from './draw-crop.ts';

export type OpenedPicture = { readonly type: 'image/jpeg' | 'image/webp'; readonly image: Buffer };

/**
 * Reads a stored picture, or draws that of an element: see nameCrop. Returns undefined if there is no such file. Throws
 * if the file is damaged.
 */
export async function openPicture(
  screenshots: Pick<ScreenshotStore, 'open'>,
  scanId: string,
  name: string,
): Promise<OpenedPicture | undefined> {
  const crop = readCrop(name);
  const stored = await screenshots.open(scanId, crop?.tile ?? name);
  if (stored === undefined) return undefined;
  const image = await buffer(stored.content);
  if (crop === undefined) return { type: 'image/jpeg', image };
  return { type: 'image/webp', image: await drawCrop(image, crop.outline) };
}
