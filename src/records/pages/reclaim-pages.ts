import type { Database } from '../../adapters/db/schema.ts';
import { findLostPages } from './lease.ts';
import type { RuleInfoSource } from '../issues/write-findings.ts';
import { recordPage, releasePage } from './record-page.ts';
import { says } from '../../texts/saying.ts';

/** A page whose workers died so often is held to be the cause. */
const maxLosses = 8;

/**
 * Frees the pages whose worker is gone, so that another can claim them. `everyLease`: all in flight, for a
 * process that is known to be the only one. Returns how many.
 */
export async function reclaimPages(
  deps: { readonly db: Database; readonly ruleInfo: RuleInfoSource },
  options: { readonly everyLease: boolean },
): Promise<number> {
  const lost = await findLostPages(deps.db, options);
  for (const page of lost) {
    if (page.timesLost + 1 < maxLosses) await releasePage(deps.db, page, { times_lost: page.timesLost + 1 });
    else await recordPage(deps, { ...page, attempts: Number.MAX_SAFE_INTEGER }, workerDied);
  }
  return lost.length;
}

const workerDied = {
  kind: 'failed',
  code: 'renderer_crashed',
  saying: says('visits.lost_workers'),
  retryAfterMs: null,
  httpStatus: null,
  finalUrl: null,
  title: null,
  textDigest: null,
  durationMs: 0,
} as const;
