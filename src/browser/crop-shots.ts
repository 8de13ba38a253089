import { loadSharp } from '../adapters/pictures/load-sharp.ts';
import type { Band, Shot } from './element-shots.ts';
import type { Box } from './located.ts';

export type CroppedShot = { readonly key: string; readonly image: Buffer };

/** Cuts each element out of its band and marks it (WebP). sharp works in its own threads while the browser works. */
export async function cropShots(bands: readonly Band[]): Promise<readonly CroppedShot[]> {
  const cropped: CroppedShot[] = [];
  // Processes one band at a time, because each takes some megabytes of pixels while the next page is being scanned.
  for (const band of bands) cropped.push(...(await cropBand(band)));
  return cropped;
}

async function cropBand(band: Band): Promise<readonly CroppedShot[]> {
  const sharp = await loadSharp();
  // The browser draws in sRGB and adds that profile. Converting with it takes four times as long as reading the
  // picture.
  const picture = sharp(band.image, { ignoreIcc: true }).resize(band.width, band.height, { fit: 'fill' });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  // One element may break several rules, but its picture is made once.
  const made = new Map<string, Promise<Buffer>>();
  const pictureOf = (shot: Shot) => {
    const place = JSON.stringify([shot.crop, shot.outline]);
    const image = made.get(place) ?? cropOne(pixels, shot);
    made.set(place, image);
    return image;
  };
  return Promise.all(band.shots.map(async (shot) => ({ key: shot.key, image: await pictureOf(shot) })));
}

/** Rows of red, green and blue bytes. */
type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };
type Color = readonly [number, number, number];

const channels = 3;

async function cropOne(band: Pixels, { crop, outline }: Shot): Promise<Buffer> {
  const cut = copyPart(band, crop);
  markOutline(cut, outline);
  const { width, height } = cut;
  const sharp = await loadSharp();
  return sharp(cut.data, { raw: { width, height, channels } }).webp({ quality: 75, effort: 0 }).toBuffer();
}

/** The crop must be within the picture, which was resized to the size of the measured view. */
function copyPart(from: Pixels, { x: left, y: top, width, height }: Box): Pixels {
  const data = Buffer.allocUnsafe(width * height * channels);
  for (let row = 0; row < height; row += 1) {
    const start = ((top + row) * from.width + left) * channels;
    from.data.copy(data, row * width * channels, start, start + width * channels);
  }
  return { data, width, height };
}

/**
 * Draws a dark line next to a light one, because one of them is visible on every background. Draws them into the
 * pixels, because compositing a picture of the outline takes as long as all other steps together (measured).
 */
function markOutline(picture: Pixels, box: Box): void {
  const left = Math.max(2, Math.round(box.x) - 3);
  const top = Math.max(2, Math.round(box.y) - 3);
  const right = Math.max(left, Math.min(picture.width - 3, Math.round(box.x + box.width) + 2));
  const bottom = Math.max(top, Math.min(picture.height - 3, Math.round(box.y + box.height) + 2));
  for (let out = -2; out <= 3; out += 1) {
    const color: Color = out >= 0 && out <= 2 ? [0xc2, 0x00, 0x4d] : [0xff, 0xff, 0xff];
    drawRectangle(picture, { left: left - out, top: top - out, right: right + out, bottom: bottom + out }, color);
  }
}

/** Draws a line of one pixel, and omits the parts outside of the picture. */
function drawRectangle(
  picture: Pixels,
  edges: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
  color: Color,
): void {
  const { left, top, right, bottom } = edges;
  for (let x = left; x <= right; x += 1) {
    setPixel(picture, [x, top], color);
    setPixel(picture, [x, bottom], color);
  }
  for (let y = top; y <= bottom; y += 1) {
    setPixel(picture, [left, y], color);
    setPixel(picture, [right, y], color);
  }
}

function setPixel({ data, width, height }: Pixels, [x, y]: readonly [number, number], color: Color): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const at = (y * width + x) * channels;
  [data[at], data[at + 1], data[at + 2]] = color;
}
