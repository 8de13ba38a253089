import { loadSharp } from './load-sharp.ts';

const quality = 50;

/**
 * Makes a picture of a view no larger than `width` by `height` pixels. The browser draws with the scale of the device,
 * so a view of 390 by 844 pixels of a phone has nine times as many.
 */
export async function shrinkTile(
  image: Buffer,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(image, { ignoreIcc: true });
  const { width: drawn } = await picture.metadata();
  return drawn <= width ? image : picture.resize(width, height, { fit: 'fill' }).jpeg({ quality }).toBuffer();
}
