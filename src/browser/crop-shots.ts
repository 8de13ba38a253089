import sharp from 'sharp';
import type { Band, Shot } from './element-shots.ts';

// Pictures are never made twice: what sharp would keep for the next time is only memory.
sharp.cache(false);
sharp.concurrency(1);

export type CroppedShot = { readonly key: string; readonly image: Buffer };

/** Cuts each element out of its band and marks it: WebP, CSS pixels. Runs beside the browser, not on this thread. */
export async function cropShots(bands: readonly Band[]): Promise<readonly CroppedShot[]> {
  const cropped: CroppedShot[] = [];
  // One band after the other: each is some megabytes of pixels, and the next page is being scanned meanwhile.
  for (const band of bands) cropped.push(...(await cropBand(band)));
  return cropped;
}

async function cropBand(band: Band): Promise<readonly CroppedShot[]> {
  const pixels = await sharp(band.image).raw().toBuffer({ resolveWithObject: true });
  return Promise.all(band.shots.map((shot) => cropOne(pixels, shot)));
}

type Pixels = {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
};

async function cropOne({ data, info }: Pixels, { key, crop, outline }: Shot): Promise<CroppedShot> {
  // The capture may be a pixel short of the clip: sizes are rounded there.
  const left = Math.min(crop.x, info.width - 1);
  const top = Math.min(crop.y, info.height - 1);
  const width = Math.min(crop.width, info.width - left);
  const height = Math.min(crop.height, info.height - top);
  const image = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .extract({ left, top, width, height })
    .composite([{ input: Buffer.from(drawOutline({ width, height }, outline)), left: 0, top: 0 }])
    .webp({ quality: 75, effort: 1 })
    .toBuffer();
  return { key, image };
}

/** Dark and light lines side by side: one of them stands out on every background. */
function drawOutline(size: { readonly width: number; readonly height: number }, box: Shot['outline']): string {
  const left = Math.max(2, box.x - 3);
  const top = Math.max(2, box.y - 3);
  const right = Math.min(size.width - 2, box.x + box.width + 3);
  const bottom = Math.min(size.height - 2, box.y + box.height + 3);
  const rectangle = `x="${left}" y="${top}" width="${Math.max(1, right - left)}" height="${Math.max(1, bottom - top)}" fill="none"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">` +
    `<rect ${rectangle} stroke="#fff" stroke-width="6"/><rect ${rectangle} stroke="#c2004d" stroke-width="3"/></svg>`
  );
}
