import type { ScreenshotStore } from '../../adapters/files/screenshot-store.ts';
import type { Occurrence } from '../../records/issues/issue-card.ts';
import { loadSharp } from '../../adapters/pictures/load-sharp.ts';
import { openPicture } from '../../adapters/pictures/open-picture.ts';

export type InlineImage = { readonly dataUri: string; readonly width: number; readonly height: number };

/** This is enough for half the width of a printed page. A larger image would only add bytes. */
const widest = 900;
const highest = 700;

/**
 * A screenshot as a JPEG inside the document. The printer has no network and no files, and Chromium embeds a JPEG
 * unchanged but expands a WebP to ten times its size. Undefined if the occurrence has no screenshot, or the file is
 * missing or damaged.
 */
export async function inlineScreenshot(
  screenshots: Pick<ScreenshotStore, 'open'>,
  scanId: string,
  occurrence: Pick<Occurrence, 'screenshot'>,
): Promise<InlineImage | undefined> {
  if (occurrence.screenshot === null) return undefined;
  const sharp = await loadSharp();
  try {
    const opened = await openPicture(screenshots, scanId, occurrence.screenshot);
    if (opened === undefined) return undefined;
    const { data, info } = await sharp(opened.image, { limitInputPixels: 50_000_000 })
      .resize({ width: widest, height: highest, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 74 })
      .toBuffer({ resolveWithObject: true });
    return { dataUri: `data:image/jpeg;base64,${data.toString('base64')}`, width: info.width, height: info.height };
  } catch {
    // If an image is damaged or its store is away, the report is printed without it.
    return undefined;
  }
}
