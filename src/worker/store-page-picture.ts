import type { Logger } from 'pino';
import type { PagePicture } from '../browser/page-picture.ts';
import { stitchPage } from '../browser/stitch-page.ts';
import type { ScreenshotStore } from '../files/screenshot-store.ts';
import type { StoredBox, StoredPicture } from '../shared/page-picture.ts';

type Deps = { readonly screenshots: ScreenshotStore; readonly log: Logger };

type StoredPage = { readonly stored: StoredPicture; readonly boxes: ReadonlyMap<string, StoredBox> };

/** Puts the picture of a page together and stores it. One that cannot be made or written costs no finding. */
export async function storePagePicture(
  { screenshots, log }: Deps,
  scanId: string,
  picture: PagePicture | undefined,
): Promise<StoredPage | undefined> {
  if (picture === undefined) return undefined;
  const { width, height, pageHeight, boxes } = picture;
  try {
    const image = await stitchPage(picture);
    if (image === undefined) return undefined;
    const stored = { name: await screenshots.put(scanId, image), width, height, pageHeight };
    return { stored, boxes: new Map(boxes.map(({ key, box }) => [key, [box.x, box.y, box.width, box.height]])) };
  } catch (error) {
    log.warn({ err: error, scan: scanId }, 'the picture of a page could not be stored');
    return undefined;
  }
}
