import { loadSharp } from './load-sharp.ts';

/** A picture (JPEG), and its rows that are part of the whole. */
type Tile = { readonly image: Buffer; readonly firstRow: number; readonly lastRow: number };

const channels = 3;
const quality = 70;

/** Draws pictures one below the other (JPEG). A narrower one has white beside it. */
export async function stackTiles(tiles: readonly Tile[]): Promise<Buffer> {
  const sharp = await loadSharp();
  const sizes = await Promise.all(tiles.map(async ({ image }) => sharp(image).metadata()));
  const width = Math.max(1, ...sizes.map((size) => size.width));
  const rows: Buffer[] = [];
  for (const [index, { image, firstRow, lastRow }] of tiles.entries()) {
    const right = width - (sizes[index]?.width ?? width);
    const whole = sharp(image, { ignoreIcc: true }).removeAlpha().extend({ right, background: 'white' });
    const data = await whole.raw().toBuffer();
    rows.push(data.subarray(firstRow * width * channels, lastRow * width * channels));
  }
  const data = Buffer.concat(rows);
  return sharp(data, { raw: { width, height: data.length / channels / width, channels } })
    .jpeg({ quality })
    .toBuffer();
}
