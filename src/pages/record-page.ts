import type { Transaction, UpdateObject } from 'kysely';
import { sql } from 'kysely';
import type { Database, Schema } from '../db/schema.ts';
import { writeFindings } from '../issues/write-findings.ts';
import type { RuleInfoSource } from '../issues/write-findings.ts';
import { lockScan, settleScan } from '../scans/change-scan.ts';
import type { ScanRow } from '../scans/scan-record.ts';
import { applyMarksToPage } from './apply-marks.ts';
import type { ClaimedPage } from './claim-page.ts';
import { decideRetry } from './decide-retry.ts';
import { explainFailedScan } from './explain-failed-scan.ts';
import type { PageReport } from './page-report.ts';
import { scorePage } from './page-score.ts';

type Held = Pick<ClaimedPage, 'id' | 'scanId' | 'claim' | 'attempts'>;

/** `stale`: the page was given to another worker, or its scan deleted, meanwhile; nothing was written. */
export type Recorded = { readonly kind: 'recorded'; readonly scan: ScanRow } | { readonly kind: 'stale' };

/**
 * Writes what became of a claimed page, its findings and every counter, in one transaction; ends the
 * scan when it was the last one. A result whose claim is no longer current writes nothing.
 */
export async function recordPage(
  { db, ruleInfo }: { readonly db: Database; readonly ruleInfo: RuleInfoSource },
  page: Held,
  report: PageReport,
): Promise<Recorded> {
  return db.transaction().execute(async (tx) => {
    const scan = await lockScan(tx, page.scanId);
    if (scan === undefined) return { kind: 'stale' };
    const written =
      report.kind === 'scanned'
        ? await writeScanned({ tx, ruleInfo }, page, report)
        : await writeFailed(tx, page, report);
    if (written && report.kind === 'scanned') await applyMarksToPage({ tx, ruleInfo }, scan, page.id);
    if (!written) return { kind: 'stale' };
    return { kind: 'recorded', scan: await explainFailedScan(tx, await settleScan(tx, page.scanId)) };
  });
}

/** Gives a page back untouched, as if it had never been claimed: for a clean stop, or a worker that is gone. */
export async function releasePage(db: Database, page: Held): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if ((await lockScan(tx, page.scanId)) === undefined) return;
    const freed = await tx
      .updateTable('pages')
      .set({
        status: 'pending',
        lease_until: null,
        attempts: sql`greatest(attempts - 1, 0)`,
        next_attempt_at: sql`now()`,
      })
      .where('id', '=', page.id)
      .where('claim', '=', page.claim)
      .where('status', '=', 'running')
      .executeTakeFirst();
    if (freed.numUpdatedRows === 0n) return;
    await countPage(tx, page.scanId, 'pages_pending');
    await settleScan(tx, page.scanId);
  });
}

async function writeScanned(
  { tx, ruleInfo }: { readonly tx: Transaction<Schema>; readonly ruleInfo: RuleInfoSource },
  page: Held,
  report: PageReport & { readonly kind: 'scanned' },
): Promise<boolean> {
  const score = scorePage(report.rules, ruleInfo);
  const ended = await endPage(tx, page, {
    ...describeVisit(report),
    status: 'completed',
    outcome: 'scanned',
    detail: null,
    finished_at: sql<Date>`now()`,
    notes: JSON.stringify(report.notes),
    rules: JSON.stringify(report.rules),
    failed_occurrences: countOf(report, 'failed'),
    needs_review_occurrences: countOf(report, 'needs_review'),
    score,
  });
  if (!ended) return false;
  await countPage(tx, page.scanId, 'pages_completed');
  await tx
    .updateTable('scans')
    .set({
      engine: `${report.engine.name} ${report.engine.version}`,
      browser: report.browser,
      ...(score !== null && { score_sum: sql`score_sum + ${score}::numeric`, scored_pages: sql`scored_pages + 1` }),
    })
    .where('id', '=', page.scanId)
    .execute();
  await writeFindings(
    { tx, ruleInfo },
    { scanId: page.scanId, pageId: page.id, engine: report.engine.name },
    report.groups,
  );
  return true;
}

/** A failure that may pass is tried again later by itself; the others, and the last try, stand. */
async function writeFailed(
  tx: Transaction<Schema>,
  page: Held,
  report: PageReport & { readonly kind: 'failed' },
): Promise<boolean> {
  const retry = decideRetry(report, page.attempts);
  const visit = { ...describeVisit(report), outcome: report.code, detail: report.detail };
  if (retry.kind === 'again') {
    const waits = await endPage(tx, page, {
      ...visit,
      status: 'pending',
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${retry.afterMs / 1000})`,
    });
    if (waits) await countPage(tx, page.scanId, 'pages_pending');
    return waits;
  }
  const ended = await endPage(tx, page, { ...visit, status: 'failed', finished_at: sql<Date>`now()` });
  if (ended) await countPage(tx, page.scanId, 'pages_failed');
  return ended;
}

async function endPage(tx: Transaction<Schema>, page: Held, change: UpdateObject<Schema, 'pages'>): Promise<boolean> {
  const ended = await tx
    .updateTable('pages')
    .set({ ...change, lease_until: null })
    .where('id', '=', page.id)
    .where('claim', '=', page.claim)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

async function countPage(
  tx: Transaction<Schema>,
  scanId: string,
  into: 'pages_pending' | 'pages_completed' | 'pages_failed',
): Promise<void> {
  await tx
    .updateTable('scans')
    .set({ pages_running: sql`pages_running - 1`, [into]: sql`${sql.ref(into)} + 1` })
    .where('id', '=', scanId)
    .execute();
}

function describeVisit(report: PageReport) {
  return {
    http_status: report.httpStatus,
    final_url: report.finalUrl,
    title: report.title,
    duration_ms: Math.round(report.durationMs),
  };
}

function countOf(report: PageReport & { readonly kind: 'scanned' }, kind: 'failed' | 'needs_review'): number {
  return report.groups.filter((group) => group.kind === kind).reduce((sum, group) => sum + group.total, 0);
}
