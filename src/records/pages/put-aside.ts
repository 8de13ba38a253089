import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import { enqueueJob } from '../../adapters/queue/enqueue-job.ts';
import { asideOrder } from '../../finding-pages/crawl/aside-order.ts';
import type { ScanEffect } from '../scans/scan-effect.ts';
import type { ScanRow } from '../scans/scan-fields.ts';
import { tidyScreenshotsJob } from '../scans/scan-jobs.ts';
import type { VisitedPage } from './held-page.ts';
import { countPage, endPage } from './held-page.ts';
import type { PageReport } from './page-report.ts';

/**
 * True for a page that lacked time in its first attempt, such as on a busy machine. The other pages of a crawl may
 * depend on its links, so it is not put aside.
 */
export function isToPutAside({ attempts }: VisitedPage, { phase }: ScanRow, report: PageReport): boolean {
  return (
    report.kind === 'scanned' &&
    report.isLate === true &&
    report.found === undefined &&
    attempts === 1 &&
    phase === 'scanning'
  );
}

/** Returns the page to the queue, behind all others of its scan. Nothing of this attempt is kept. */
export async function putAside(
  tx: Transaction<Schema>,
  page: VisitedPage,
  scan: ScanRow,
): Promise<ScanEffect | undefined> {
  const claimOrder = sql<number>`claim_order + ${asideOrder}::integer`;
  const isAside = await endPage(tx, page, {
    status: 'pending',
    claim_order: claimOrder,
    next_attempt_at: sql<Date>`now()`,
  });
  if (!isAside) return undefined;
  await enqueueJob(tx, { kind: tidyScreenshotsJob, key: scan.id });
  return countPage(scan, 'pages_pending');
}
