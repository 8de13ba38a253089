import type { Crop } from '../../findings/page-picture.ts';
import { loadSharp } from './load-sharp.ts';

type Box = Crop['outline'];
/** Rows of red, green and blue bytes. */
type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };
type Color = readonly [number, number, number];

const channels = 3;
const mostPixels = 50_000_000;

/** The space around an element in its picture. */
const margin = 40;
const smallest = { width: 240, height: 120 };
const largest = { width: 1_000, height: 600 };

/**
 * Cuts an element with its surroundings out of a picture and marks it (WebP). Throws if the file is no picture. For an
 * element outside of the picture, cuts out the nearest part.
 */
export async function drawCrop(tile: Buffer, outline: Box): Promise<Buffer> {
  const sharp = await loadSharp();
  // The browser draws in sRGB and adds that profile. Converting with it takes four times as long as reading the
  // picture.
  const picture = sharp(tile, { ignoreIcc: true, limitInputPixels: mostPixels });
  const { x, y, width, height } = clampTo(await picture.metadata(), surround(outline));
  const cut = picture.extract({ left: x, top: y, width, height }).removeAlpha();
  const { data } = await cut.raw().toBuffer({ resolveWithObject: true });
  markOutline({ data, width, height }, { ...outline, x: outline.x - x, y: outline.y - y });
  return sharp(data, { raw: { width, height, channels } }).webp({ quality: 75, effort: 0 }).toBuffer();
}

/** Returns the element with its surroundings. For a very large element, returns its top left part. */
function surround(box: Box): Box {
  const width = Math.min(largest.width, Math.max(smallest.width, box.width + 2 * margin));
  const height = Math.min(largest.height, Math.max(smallest.height, box.height + 2 * margin));
  const x = box.width + 2 * margin > width ? box.x - margin : box.x + Math.round((box.width - width) / 2);
  const y = box.height + 2 * margin > height ? box.y - margin : box.y + Math.round((box.height - height) / 2);
  return { x, y, width, height };
}

function clampTo(view: { readonly width: number; readonly height: number }, box: Box): Box {
  const x = Math.min(Math.max(0, box.x), view.width - 1);
  const y = Math.min(Math.max(0, box.y), view.height - 1);
  const [right, bottom] = [Math.min(box.x + box.width, view.width), Math.min(box.y + box.height, view.height)];
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) };
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
