import { z } from 'zod';
import type { Box } from '../browser/located.ts';
import type { ProtocolSession } from '../browser/protocol-call.ts';
import { loadSharp } from '../adapters/pictures/load-sharp.ts';
import { timeLeft } from '../time/time-left.ts';
import { sendWhileOpen } from './send-while-open.ts';

/** Rows of bytes: red, green, blue, and alpha if there are four channels. */
export type Picture = {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
};

const pictureSchema = z.object({ data: z.string() });

/**
 * The pixels of the view, or of a part of it, as the next frame draws them. For the whole page, see
 * browser/capture-page.ts. A smaller part costs proportionally less, but only in a session that has set the size of
 * the view (`Emulation.setDeviceMetricsOverride`). In other sessions the screen would keep another size afterwards, and
 * the browser would forget its content. Throws PageFailure.
 */
export async function captureView(session: ProtocolSession, deadline: number, clip?: Box): Promise<Picture> {
  const part = clip === undefined ? {} : { clip: { ...clip, scale: 1 } };
  const options = { format: 'png', captureBeyondViewport: false, optimizeForSpeed: true, ...part };
  const reply = await sendWhileOpen(session, ['Page.captureScreenshot', options], timeLeft(deadline));
  return readPicture(pictureSchema.parse(reply).data);
}

/** The pixels of a PNG in Base64, as the browser returns it. */
export async function readPicture(png: string): Promise<Picture> {
  const sharp = await loadSharp();
  const image = sharp(Buffer.from(png, 'base64'), { ignoreIcc: true });
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}
