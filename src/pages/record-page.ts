import type { Transaction, UpdateObject } from 'kysely';
import { sql } from 'kysely';
import type { Database, Schema } from '../db/schema.ts';
import { enqueueJob } from '../queue/enqueue-job.ts';
import { writeFindings } from '../issues/write-findings.ts';
import type { RuleInfoSource } from '../issues/write-findings.ts';
import type { ScanChange } from '../scans/change-scan.ts';
import { lockScan, settleScan } from '../scans/change-scan.ts';
import { tidyScreenshotsJob } from '../scans/scan-jobs.ts';
import type { ScanRow } from '../scans/scan-record.ts';
import { confirmSession } from '../sign-ins/scan-session.ts';
import { describeReuse, noteReuse } from './note-reuse.ts';
import { addFoundPages } from './add-found-pages.ts';
import { applyMarksToPage } from './apply-marks.ts';
import type { ClaimedPage } from './claim-page.ts';
import { decideRetry } from './decide-retry.ts';
import { explainFailedScan } from './explain-failed-scan.ts';
import type { OwnRow } from './leave-out-page.ts';
import { findDropOfFailure, findDuplicate, leaveOutPage, readNames } from './leave-out-page.ts';
import type { PageReport, ReportedGroup } from './page-report.ts';
import { measureComponents } from './measure-components.ts';
import { noteRulesOff } from './note-rules-off.ts';
import { scorePage } from './page-score.ts';
import type { SharedOutcome } from './withdraw-twins.ts';
import { findKnownTwin, isShared, withdrawTwins } from './withdraw-twins.ts';
import type { Note } from '../shared/note.ts';
import { notesSchema } from '../shared/note.ts';

type FailedReport = PageReport & { readonly kind: 'failed' };
type ScannedReport = PageReport & { readonly kind: 'scanned' };
type Held = Pick<ClaimedPage, 'id' | 'scanId' | 'claim' | 'attempts'>;

/** `stale`: the page was given to another worker, or its scan was deleted, in the meantime. Nothing was written. */
export type Recorded = { readonly kind: 'recorded'; readonly scan: ScanRow } | { readonly kind: 'stale' };

/**
 * Writes the result of a claimed page, its findings and every counter, in one transaction; ends the scan with
 * its last page. A result with an old claim writes nothing.
 */
export async function recordPage(
  { db, ruleInfo }: { readonly db: Database; readonly ruleInfo: RuleInfoSource },
  page: Held,
  report: PageReport,
): Promise<Recorded> {
  return db.transaction().execute(async (tx) => {
    const scan = await lockScan(tx, page.scanId);
    if (scan === undefined) {
      await releaseDeletedPage(tx, page);
      return leaveStale(tx, page.scanId);
    }
    const change =
      report.kind === 'scanned'
        ? await writeScanned({ tx, ruleInfo }, { page, scan }, report)
        : await writeFailed(tx, { page, scan }, report);
    if (change === undefined) return leaveStale(tx, page.scanId);
    return { kind: 'recorded', scan: await explainFailedScan(tx, await settleScan(tx, scan, change)) };
  });
}

/** The visit has already written its screenshots, and no row will name them. */
async function leaveStale(tx: Transaction<Schema>, scanId: string): Promise<Recorded> {
  await enqueueJob(tx, { kind: tidyScreenshotsJob, key: scanId });
  return { kind: 'stale' };
}

const released = {
  status: 'pending',
  attempts: sql<number>`greatest(attempts - 1, 0)`,
  next_attempt_at: sql<Date>`now()`,
} as const;

/** Gives a page back untouched, as if it had never been claimed: for a clean stop, or a worker that is gone; that is counted. */
export async function releasePage(
  db: Database,
  page: Held,
  loss: { readonly times_lost?: number } = {},
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const scan = await lockScan(tx, page.scanId);
    if (scan === undefined) return releaseDeletedPage(tx, page);
    const freed = await endPage(tx, page, { ...loss, ...released });
    if (freed) await settleScan(tx, scan, countPage(scan, 'pages_pending'));
  });
}

/**
 * Of a deleted scan: this worker writes nothing more for the page, including screenshots, so its row may be
 * removed.
 */
async function releaseDeletedPage(tx: Transaction<Schema>, page: Held): Promise<void> {
  await tx
    .updateTable('pages')
    .set({ lease_until: null })
    .where('id', '=', page.id)
    .where('claim', '=', page.claim)
    .execute();
}

type HeldPage = { readonly page: Held; readonly scan: ScanRow };

/** The change of the scan's row. Undefined if the page's claim is no longer current. */
async function writeScanned(
  { tx, ruleInfo }: { readonly tx: Transaction<Schema>; readonly ruleInfo: RuleInfoSource },
  { page, scan }: HeldPage,
  report: ScannedReport,
): Promise<ScanChange | undefined> {
  const twin = report.textDigest === null ? undefined : await findKnownTwin(tx, scan.id, report.textDigest);
  if (twin !== undefined) return writeFailed(tx, { page, scan }, failedLike(twin, report));
  const own = await findOwnRow(tx, page);
  if (own === undefined) return undefined;
  if (!(await isInOpenSession(tx, scan, report))) return putBack(tx, { page, scan });
  const names = readNames(own, scan, report);
  const duplicate = await findDuplicate(tx, { page: own, scan, names }, report.textDigest);
  if (duplicate !== undefined)
    return leaveOutPage(tx, { page: own, scan }, { rule: duplicate, finalUrl: report.finalUrl });
  const score = scorePage(report.rules, ruleInfo);
  const ended = await endPage(tx, page, {
    ...describeScanned(report),
    ...names,
    score,
  });
  if (!ended) return undefined;
  const place = { scanId: page.scanId, pageId: page.id };
  const findings = {
    groups: chooseFingerprints(scan, report.groups),
    components: measureComponents(report, ruleInfo),
  };
  await writeFindings({ tx, ruleInfo }, place, findings);
  await applyMarksToPage({ tx, ruleInfo }, scan, page.id);
  return {
    ...countPage(scan, 'pages_completed'),
    ...addNotes(scan, [...(await noteReuse(tx, scan, report)), ...noteRulesOff(scan, report.rulesOff)]),
    ...(await addFoundPages(tx, { scan, page: own, textDigest: report.textDigest }, report.found)),
    engine: report.engines.map(({ id, version }) => `${id} ${version}`).join(', '),
    browser: report.browser,
    ...(report.fonts !== undefined && { fonts: sql`coalesce(fonts, ${JSON.stringify(report.fonts)}::jsonb)` }),
    ...addScore(score),
  };
}

function addScore(score: string | null): ScanChange {
  if (score === null) return {};
  return { score_sum: sql`score_sum + ${score}::numeric`, scored_pages: sql`scored_pages + 1` };
}

/** A page of a session that has ended since counts only if it proved to be signed in. */
async function isInOpenSession(tx: Transaction<Schema>, scan: ScanRow, report: ScannedReport): Promise<boolean> {
  const { session, finalUrl } = report;
  if (session === undefined) return true;
  const proofUrl = session.isProven ? finalUrl : null;
  return (await confirmSession(tx, scan.id, { ...session, proofUrl })) || session.isProven;
}

async function putBack(tx: Transaction<Schema>, { page, scan }: HeldPage): Promise<ScanChange | undefined> {
  return (await endPage(tx, page, released)) ? countPage(scan, 'pages_pending') : undefined;
}

function describeScanned(report: ScannedReport) {
  return {
    ...describeVisit(report),
    status: 'completed' as const,
    outcome: 'scanned',
    detail: null,
    finished_at: sql<Date>`now()`,
    notes: JSON.stringify(report.notes),
    accepted_outcome: report.acceptedOutcome,
    rules: JSON.stringify(report.rules),
    unreached_frames: report.unreachedFrames === null ? null : JSON.stringify(report.unreachedFrames),
    failed_occurrences: countOf(report, 'failed'),
    needs_review_occurrences: countOf(report, 'needs_review'),
    decided_passes: report.decidedPasses,
    unproven_session: report.session?.isProven === false ? report.session.generation : null,
    states: JSON.stringify(report.states),
    ...describeReuse(report),
  };
}

/** The scan's row is locked, so what it had is known. */
function addNotes({ notes }: ScanRow, added: readonly Note[]): ScanChange {
  return added.length === 0 ? {} : { notes: JSON.stringify([...notesSchema.parse(notes), ...added]) };
}

/** A scan keeps the version of fingerprints that it began with. */
function chooseFingerprints(scan: ScanRow, groups: readonly ReportedGroup[]) {
  return groups.map(({ earlierFingerprints, ...group }) => {
    const isFirstRule = scan.fingerprint_version === 1;
    const earlier = isFirstRule || scan.keeps_earlier_fingerprints ? earlierFingerprints() : [];
    return {
      ...group,
      occurrences: group.occurrences.map((occurrence, index) =>
        isFirstRule
          ? { ...occurrence, fingerprint: earlier[index] ?? '', earlierFingerprint: null, equalCount: null }
          : { ...occurrence, earlierFingerprint: earlier[index] ?? null },
      ),
    };
  });
}

/**
 * The same for a failed page. A transient failure is retried later; other failures, and that of the last
 * attempt, are final.
 */
async function writeFailed(
  tx: Transaction<Schema>,
  { page, scan }: HeldPage,
  report: FailedReport,
): Promise<ScanChange | undefined> {
  const own = await findOwnRow(tx, page);
  const drop = own === undefined ? undefined : findDropOfFailure(own, scan, report.code);
  if (own !== undefined && drop !== undefined)
    return leaveOutPage(tx, { page: own, scan }, { rule: drop, finalUrl: report.finalUrl });
  const retry = decideRetry(report, page.attempts);
  const visit = { ...describeVisit(report), outcome: report.code, detail: report.detail };
  if (retry.kind === 'again') {
    const nextAttempt = sql<Date>`now() + make_interval(secs => ${retry.afterMs / 1000})`;
    const waits = await endPage(tx, page, {
      ...visit,
      status: 'pending',
      next_attempt_at: nextAttempt,
      hung: report.isHung === true,
    });
    return waits ? countPage(scan, 'pages_pending') : undefined;
  }
  const ended = await endPage(tx, page, { ...visit, status: 'failed', finished_at: sql<Date>`now()` });
  if (!ended) return undefined;
  const { code, textDigest, detail } = report;
  if (!isShared(code) || textDigest === null) return countPage(scan, 'pages_failed');
  const { count, change } = await withdrawTwins(tx, scan, { textDigest, outcome: code, detail });
  const pages = { pages_completed: scan.pages_completed - count, pages_failed: scan.pages_failed + count };
  return { ...change, ...pages, ...countPage({ ...scan, ...pages }, 'pages_failed') };
}

function failedLike(
  { outcome, detail }: { readonly outcome: SharedOutcome; readonly detail: string | null },
  report: PageReport,
): FailedReport {
  const { httpStatus, finalUrl, title, textDigest, durationMs } = report;
  const seen = { httpStatus, finalUrl, title, textDigest, durationMs };
  return { ...seen, kind: 'failed', code: outcome, detail, retryAfterMs: null };
}

/** Undefined if the page's claim is no longer current. */
async function findOwnRow(tx: Transaction<Schema>, page: Held): Promise<OwnRow | undefined> {
  return tx
    .selectFrom('pages')
    .select(['id', 'url', 'depth'])
    .where('id', '=', page.id)
    .where('claim', '=', page.claim)
    .where('status', '=', 'running')
    .executeTakeFirst();
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

function countPage(scan: ScanRow, into: 'pages_pending' | 'pages_completed' | 'pages_failed'): ScanChange {
  return { pages_running: scan.pages_running - 1, [into]: scan[into] + 1 };
}

function describeVisit(report: PageReport) {
  return {
    http_status: report.httpStatus,
    final_url: report.finalUrl,
    title: report.title,
    text_digest: report.textDigest,
    duration_ms: Math.round(report.durationMs),
  };
}

function countOf(report: PageReport & { readonly kind: 'scanned' }, kind: 'failed' | 'needs_review'): number {
  return report.groups.filter((group) => group.kind === kind).reduce((sum, group) => sum + group.total, 0);
}
