import { writeFileSync } from 'node:fs';
import { loadSharp } from '../../src/shared/load-sharp.ts';

export type Crop = { readonly label: string; readonly picture: Buffer };

const tile = { width: 480, height: 130, label: 34 };
const columns = 3;
const rows = 8;

/** Writes pictures with a label each, 24 to a sheet, as `sheet-0.png` and so on. */
export async function writeContactSheets(crops: readonly Crop[], folder: string, name: string): Promise<void> {
  const sharp = await loadSharp();
  const perSheet = columns * rows;
  for (let first = 0; first < crops.length; first += perSheet) {
    const parts = await Promise.all(
      crops.slice(first, first + perSheet).map(async ({ label, picture }, index) => {
        const left = (index % columns) * tile.width;
        const top = Math.floor(index / columns) * tile.height;
        const size = { width: tile.width - 8, height: tile.height - tile.label - 6 };
        const image = await sharp(picture)
          .resize({ ...size, fit: 'inside' })
          .png()
          .toBuffer();
        return [
          { input: Buffer.from(writeLabel(label)), left, top },
          { input: image, left, top: top + tile.label },
        ];
      }),
    );
    const canvas = {
      width: columns * tile.width,
      height: rows * tile.height,
      channels: 3 as const,
      background: '#7af',
    };
    const sheet = await sharp({ create: canvas }).composite(parts.flat()).png().toBuffer();
    writeFileSync(`${folder}/${name}-${first / perSheet}.png`, sheet);
  }
}

function writeLabel(label: string): string {
  const clean = label.replaceAll(/[<>&"']/g, ' ');
  const lines = [clean.slice(0, 76), clean.slice(76, 152)];
  const texts = lines.map((line, index) => `<text x="2" y="${13 + index * 15}" font-size="12">${line}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.width}" height="${tile.label}" font-family="sans-serif">${texts.join('')}</svg>`;
}
