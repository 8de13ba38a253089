import { z } from 'zod';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';

const pictureSchema = z.object({ data: z.string() });

/**
 * The whole view (JPEG): with a clip, which may look cheaper, Chromium emulates another view for the moment and forgets what it
 * holds of style sheets, scripts and pictures, so that the next page reads them from the disk again (150 ms CPU, measured).
 */
export async function captureScreen(session: ProtocolSession, timeoutMs: number): Promise<Buffer> {
  const options = { format: 'jpeg', quality: 90, captureBeyondViewport: false, optimizeForSpeed: true };
  const reply = await send(session, ['Page.captureScreenshot', options], timeoutMs);
  return Buffer.from(pictureSchema.parse(reply).data, 'base64');
}
