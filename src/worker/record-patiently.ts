import type { Logger } from 'pino';
import type { ClaimedPage } from '../records/pages/claim-page.ts';
import type { PageReport } from '../records/pages/page-report.ts';
import type { PageRecorder } from './page-recorder.ts';
import type { Recorded } from '../records/pages/record-page.ts';
import { retry } from '../time/back-off.ts';

type RecordingDeps = {
  readonly recorder: PageRecorder;
  readonly log: Logger;
  readonly isHeld: () => boolean;
  readonly stop: AbortSignal;
};

/** Less than a lease: beyond it the page may be another worker's. */
const patienceMs = 30_000;
const backOff = { firstMs: 250, longestMs: 4_000 };

/**
 * A database that is away for a while costs no visit: as long as the page can be ours, writing is tried again. What
 * was written although the confirmation was lost is `stale` the second time.
 */
export async function recordPatiently(deps: RecordingDeps, page: ClaimedPage, report: PageReport): Promise<Recorded> {
  const giveUpAt = performance.now() + patienceMs;
  const canRetry = (error: unknown) => {
    if (deps.stop.aborted || !deps.isHeld() || performance.now() > giveUpAt) return false;
    deps.log.warn(
      { err: error, scan: page.scanId, page: page.id },
      'a result could not be written, and is written again',
    );
    return true;
  };
  // A stop ends a wait early; the next failure is then the last.
  return retry(() => deps.recorder.record(page, report), { backOff, canRetry, signal: deps.stop });
}
