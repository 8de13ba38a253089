import { pause } from '../time/pause.ts';
import { isOver } from '../time/time-left.ts';
import { PageFailure } from './page-failure.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';

const longestMs = 5_000;
const againMs = 20;

/**
 * Forgets the pages that the tab has shown. Shortly after a document arrived in another process, the browser refuses
 * this because it still knows the previous page. Throws PageFailure.
 */
export async function resetHistory(session: ProtocolSession): Promise<void> {
  const deadline = performance.now() + longestMs;
  for (;;) {
    try {
      await send(session, ['Page.resetNavigationHistory', {}], longestMs);
      return;
    } catch (error) {
      if (!(error instanceof PageFailure) || error.kind !== 'departed' || isOver(deadline)) throw error;
      await pause(againMs);
    }
  }
}
