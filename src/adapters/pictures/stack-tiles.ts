import { loadSharp } from './load-sharp.ts';

/** A picture (JPEG), and its rows that are part of the whole. */
type Tile = { readonly image: Buffer; readonly firstRow: number; readonly lastRow: number };

const channels = 3;
const quality = 70;

/** Draws pictures one below the other (JPEG). They have the same width. */
export async function stackTiles(tiles: readonly Tile[]): Promise<Buffer> {
  const sharp = await loadSharp();
  let width = 1;
  const rows: Buffer[] = [];
  for (const { image, firstRow, lastRow } of tiles) {
    const raw = sharp(image, { ignoreIcc: true }).removeAlpha().raw();
    const { data, info } = await raw.toBuffer({ resolveWithObject: true });
    width = info.width;
    rows.push(data.subarray(firstRow * width * channels, lastRow * width * channels));
  }
  const data = Buffer.concat(rows);
  return sharp(data, { raw: { width, height: data.length / channels / width, channels } })
    .jpeg({ quality })
    .toBuffer();
}
