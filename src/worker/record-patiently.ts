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

/** Shorter than a lease, because the page may then belong to another worker. */
const patienceMs = 30_000;
const backOff = { firstMs: 250, longestMs: 4_000 };

/**
 * Retries the write while the page can still be ours, so that a temporarily unavailable database costs no visit. If a
 * write succeeded but its confirmation was lost, the second attempt returns `stale`.
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
  // A stop ends a wait early. The next failure is then the last.
  return retry(() => deps.recorder.record(page, report), { backOff, canRetry, signal: deps.stop });
}
