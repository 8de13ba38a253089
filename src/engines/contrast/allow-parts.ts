import { z } from 'zod';
import type { ProtocolSession } from '../../browser/protocol-call.ts';
import { timeLeft } from '../../time/time-left.ts';
import { sendWhileOpen } from '../send-while-open.ts';

const metricsSchema = z.looseObject({ width: z.number() }).nullable();

/**
 * Lets pictures show parts of the view. Returns false if they cannot. `metrics`: what `readMetrics` returned
 * (in-page/frame-view.ts). Setting this size changes nothing for the page. Throws PageFailure.
 */
export async function allowParts(session: ProtocolSession, metrics: unknown, deadline: number): Promise<boolean> {
  const size = metricsSchema.parse(metrics);
  if (size === null) return false;
  await sendWhileOpen(session, ['Emulation.setDeviceMetricsOverride', size], timeLeft(deadline));
  return true;
}
