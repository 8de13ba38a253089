import { z } from 'zod';
import type { ProtocolSession } from '../browser/protocol-call.ts';
import { loadSharp } from '../shared/load-sharp.ts';
import { timeLeft } from '../shared/time-left.ts';
import { sendWhileOpen } from './send-while-open.ts';

/** Rows of bytes: red, green, blue, and alpha where there are four channels. */
export type Picture = {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
};

const pictureSchema = z.object({ data: z.string() });

/** The pixels of the view, not of the whole page: see browser/element-shots.ts. Throws PageFailure. */
export async function captureView(session: ProtocolSession, deadline: number): Promise<Picture> {
  const options = { format: 'png', captureBeyondViewport: false, optimizeForSpeed: true };
  const reply = await sendWhileOpen(session, ['Page.captureScreenshot', options], timeLeft(deadline));
  const sharp = await loadSharp();
  const image = sharp(Buffer.from(pictureSchema.parse(reply).data, 'base64'), { ignoreIcc: true });
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}
