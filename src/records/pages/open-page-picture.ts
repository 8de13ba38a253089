import type { Database } from '../../adapters/db/schema.ts';
import type { ScreenshotStore } from '../../adapters/files/screenshot-store.ts';
import type { OpenedPicture } from '../../adapters/pictures/open-picture.ts';
import { openPicture } from '../../adapters/pictures/open-picture.ts';
import { stackTiles } from '../../adapters/pictures/stack-tiles.ts';
import { namePagePicture, pagePictureSchema, pageOfPicture } from '../../findings/page-picture.ts';

type PictureSource = { readonly db: Database; readonly screenshots: Pick<ScreenshotStore, 'open'> };

/** Draws the picture of a page, or opens another picture of the scan. Undefined if there is no such picture. */
export async function openPagePicture(
  { db, screenshots }: PictureSource,
  scanId: string,
  name: string,
): Promise<OpenedPicture | undefined> {
  const pageId = pageOfPicture(name);
  if (pageId === undefined) return openPicture(screenshots, scanId, name);
  const page = await db
    .selectFrom('pages')
    .select('picture')
    .where('id', '=', pageId)
    .where('scan_id', '=', scanId)
    .executeTakeFirst();
  const stored = pagePictureSchema.nullable().parse(page?.picture ?? null);
  if (stored === null || namePagePicture(pageId, stored) !== name) return undefined;
  const tiles = [];
  for (const { name: tile, ...rows } of stored.tiles) {
    const opened = await openPicture(screenshots, scanId, tile);
    if (opened === undefined) return undefined;
    tiles.push({ image: opened.image, ...rows });
  }
  return { type: 'image/jpeg', image: await stackTiles(tiles) };
}
