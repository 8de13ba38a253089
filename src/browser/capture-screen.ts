import { z } from 'zod';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';

const pictureSchema = z.object({ data: z.string() });

/** A view of 1280 by 800 pixels has 32 kB. Text stays readable. */
const quality = 45;

/**
 * Captures the whole view (JPEG). A clip looks cheaper, but with it Chromium temporarily emulates another view and
 * drops its cached style sheets, scripts and pictures. The next page then reads them from the disk again (150 ms CPU,
 * measured).
 */
export async function captureScreen(session: ProtocolSession, timeoutMs: number): Promise<Buffer> {
  const options = { format: 'jpeg', quality, captureBeyondViewport: false, optimizeForSpeed: true };
  const reply = await send(session, ['Page.captureScreenshot', options], timeoutMs);
  return Buffer.from(pictureSchema.parse(reply).data, 'base64');
}
