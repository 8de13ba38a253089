import { loadSharp } from '../adapters/pictures/load-sharp.ts';
import type { PagePicture, PicturePart } from './page-picture.ts';

/** Tried in order until a picture is small enough. */
const attempts = [
  { width: 720, quality: 60 },
  { width: 720, quality: 25 },
  { width: 360, quality: 25 },
] as const;
const mostPictureBytes = 300_000;

const channels = 3;

/** Stitches one picture of the page (WebP). Returns undefined if it is too large even at the lowest quality. */
export async function stitchPage({ parts }: Pick<PagePicture, 'parts'>): Promise<Buffer | undefined> {
  const sharp = await loadSharp();
  for (const { width: mostWidth, quality } of attempts) {
    const width = Math.min(mostWidth, ...parts.map((part) => part.width));
    const pixels: Buffer[] = [];
    // Reads one part at a time, because each takes some megabytes while the next page is being scanned.
    for (const part of parts) pixels.push(await readRows(part, width));
    const data = Buffer.concat(pixels);
    const height = data.length / channels / width;
    const image = await sharp(data, { raw: { width, height, channels } }).webp({ quality, effort: 1 }).toBuffer();
    if (image.length <= mostPictureBytes) return image;
  }
  return undefined;
}

/** Reads the part's rows, scaled to the width of the picture. */
async function readRows({ image, width, height, firstRow, lastRow }: PicturePart, toWidth: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const scale = toWidth / width;
  const [top, bottom] = [
    Math.round(firstRow * scale),
    Math.max(Math.round(firstRow * scale) + 1, Math.round(lastRow * scale)),
  ];
  // The browser draws in sRGB: see crop-shots.ts.
  const whole = { width: toWidth, height: Math.max(bottom, Math.round(height * scale)) };
  return sharp(image, { ignoreIcc: true })
    .resize(whole.width, whole.height, { fit: 'fill' })
    .extract({ left: 0, top, width: toWidth, height: bottom - top })
    .removeAlpha()
    .raw()
    .toBuffer();
}
