import type { Database } from '../../adapters/db/schema.ts';
import { findLostPages } from './lease.ts';
import type { RuleInfoSource } from '../issues/write-findings.ts';
import { recordPage, releasePage } from './record-page.ts';
import { says } from '../../texts/saying.ts';

/** A page whose workers died this often counts as the cause. */
const maxLosses = 8;

/**
 * Frees the pages whose worker is gone, so that another worker can claim them. `everyLease`: all pages in flight, for a
 * process that is known to be the only one. Returns the number of pages.
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
