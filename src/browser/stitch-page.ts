import { loadSharp } from '../adapters/pictures/load-sharp.ts';
import type { PagePicture, PicturePart } from './page-picture.ts';

/** One after the other, until one is small enough. */
const attempts = [
  { width: 720, quality: 60 },
  { width: 720, quality: 25 },
  { width: 360, quality: 25 },
] as const;
const mostPictureBytes = 300_000;

const channels = 3;

/** One picture of the page (WebP). Undefined if it is too large even at the worst quality. */
export async function stitchPage({ parts }: Pick<PagePicture, 'parts'>): Promise<Buffer | undefined> {
  const sharp = await loadSharp();
  for (const { width: mostWidth, quality } of attempts) {
    const width = Math.min(mostWidth, ...parts.map((part) => part.width));
    const pixels: Buffer[] = [];
    // One after the other: each is some megabytes, and the next page is being scanned meanwhile.
    for (const part of parts) pixels.push(await readRows(part, width));
    const data = Buffer.concat(pixels);
    const height = data.length / channels / width;
    const image = await sharp(data, { raw: { width, height, channels } }).webp({ quality, effort: 1 }).toBuffer();
    if (image.length <= mostPictureBytes) return image;
  }
  return undefined;
}

/** The part's rows, as wide as the picture. */
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
