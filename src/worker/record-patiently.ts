import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/schema.ts';
import type { RuleInfoSource } from '../issues/write-findings.ts';
import type { ClaimedPage } from '../pages/claim-page.ts';
import type { PageReport } from '../pages/page-report.ts';
import type { Recorded } from '../pages/record-page.ts';
import { recordPage } from '../pages/record-page.ts';

type Deps = {
  readonly db: Database;
  readonly ruleInfo: RuleInfoSource;
  readonly log: Logger;
  readonly isHeld: () => boolean;
  readonly stop: AbortSignal;
};

/** Less than a lease: beyond it the page may be another worker's. */
const patienceMs = 30_000;
const longestWaitMs = 4_000;

/**
 * A database that is away for a while costs no visit: as long as the page can be ours, writing is tried again. What
 * was written although the confirmation was lost is `stale` the second time.
 */
export async function recordPatiently(deps: Deps, page: ClaimedPage, report: PageReport): Promise<Recorded> {
  const giveUpAt = performance.now() + patienceMs;
  for (let waitMs = 250; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    try {
      return await recordPage(deps, page, report);
    } catch (error) {
      if (deps.stop.aborted || !deps.isHeld() || performance.now() > giveUpAt) throw error;
      deps.log.warn({ err: error, page: page.id }, 'a result could not be written, and is written again');
      // A stop ends the wait early; the next failure is then the last.
      await pause(waitMs, undefined, { signal: deps.stop }).catch(() => undefined);
    }
  }
}
