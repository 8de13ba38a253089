import sharp from 'sharp';
import type { ScreenshotStore } from '../../files/screenshot-store.ts';
import type { Occurrence } from '../../issues/issue-card.ts';

export type InlineImage = { readonly dataUri: string; readonly width: number; readonly height: number };

/** Enough for half a page's width in print; more would only weigh. */
const widest = 900;
const highest = 700;

/**
 * A screenshot as a JPEG inside the document: the printer has no network and no files, and Chromium keeps a JPEG as
 * it is, where it would unpack a WebP to ten times its size. Undefined when the occurrence has none, or the file is gone or broken.
 */
export async function inlineScreenshot(
  screenshots: Pick<ScreenshotStore, 'locate'>,
  scanId: string,
  occurrence: Occurrence,
): Promise<InlineImage | undefined> {
  const path = occurrence.screenshot === null ? undefined : screenshots.locate(scanId, occurrence.screenshot);
  if (path === undefined) return undefined;
  const picture = sharp(path, { limitInputPixels: 50_000_000 })
    .resize({ width: widest, height: highest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 74 });
  try {
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    return { dataUri: `data:image/jpeg;base64,${data.toString('base64')}`, width: info.width, height: info.height };
  } catch {
    // A picture that was deleted or cannot be read costs itself, not the report.
    return undefined;
  }
}
