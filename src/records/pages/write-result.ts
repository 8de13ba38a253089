import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { writeComponents } from '../components/write-components.ts';
import type { Schema } from '../../adapters/db/schema.ts';
import { rankOf } from '../../findings/severity.ts';
import type { RuleInfoSource } from '../issues/write-findings.ts';
import { findFirstSeen } from '../issues/find-first-seen.ts';
import { writeGroups, writeOccurrences } from '../issues/write-findings.ts';
import type { ScanEffect } from '../scans/scan-effect.ts';
import { addEffects, applyEffect } from '../scans/scan-effect.ts';
import type { ScanRow } from '../scans/scan-fields.ts';
import { confirmSession } from '../../finding-pages/sign-ins/scan-session.ts';
import { decideRetry } from './decide-retry.ts';
import type { ScannedRow } from './end-pages.ts';
import { endScannedPage } from './end-pages.ts';
import type { VisitedPage } from './held-page.ts';
import { countPage, endPage, findOwnRow, released } from './held-page.ts';
import type { PageNames } from './leave-out-page.ts';
import { findDropOfFailure, leaveOutPage } from './leave-out-page.ts';
import { measureComponents } from './measure-components.ts';
import { toReuseColumns } from './note-reuse.ts';
import { onPageRecorded } from './on-page-recorded.ts';
import type { PageReport } from './page-report.ts';
import { scorePage } from './page-score.ts';
import { isToPutAside, putAside } from './put-aside.ts';
import type { PagePlace } from './read-place.ts';
import { readPlace } from './read-place.ts';
import type { Writing } from '../issues/write-findings.ts';
import type { KnownTwin } from './withdraw-twins.ts';
import { isShared, withdrawTwins } from './withdraw-twins.ts';
import { storeSaying } from '../../texts/stored-saying.ts';

type FailedReport = PageReport & { readonly kind: 'failed' };
type ScannedReport = PageReport & { readonly kind: 'scanned' };

/** The scan with the changes of the pages that were recorded before this one. */
type Place = { readonly page: VisitedPage; readonly scan: ScanRow };

/**
 * Writes the result of a visit to a page, and returns the change to its scan. Undefined, without any write, if the
 * page's claim is no longer current. The caller holds the scan's row.
 */
export async function writeResult(writing: Writing, at: Place, report: PageReport): Promise<ScanEffect | undefined> {
  if (report.kind === 'failed') return writeFailed(writing.tx, at, report);
  if (isToPutAside(at.page, at.scan, report)) return putAside(writing.tx, at.page, at.scan);
  const place = await readPlace(writing.tx, { ...at, report });
  return place === undefined ? undefined : writeScanned(writing, { ...at, ...place }, report);
}

async function writeScanned(
  writing: Writing,
  { page, scan, own, names, twin, duplicate, isMarked }: Place & PagePlace,
  report: ScannedReport,
): Promise<ScanEffect | undefined> {
  const { tx } = writing;
  if (twin !== undefined) return writeFailed(tx, { page, scan }, failedLike(twin, report));
  if (!(await isInOpenSession(tx, scan, report))) return putBack(tx, { page, scan });
  if (duplicate !== undefined)
    return leaveOutPage(tx, { page: own, scan }, { rule: duplicate, finalUrl: report.finalUrl });
  const score = scorePage(report.rules, writing.ruleInfo);
  const worst = findWorst(report, writing.ruleInfo);
  await writePageFindings(writing, { scan, page: own }, report);
  await endScannedPage(tx, {
    scan_id: scan.id,
    id: page.id,
    claim: page.claim,
    ...toScannedRow(report),
    ...names,
    score,
    worst,
  });
  let effect = effectOf(scan, report, score);
  for (const moment of onPageRecorded)
    effect = addEffects(
      effect,
      await moment(writing, { scan: applyEffect(scan, effect), page: own, report, isMarked }),
    );
  return effect;
}

async function writePageFindings(
  writing: Writing,
  { scan, page: { id, url, entry } }: { readonly scan: ScanRow; readonly page: PagePlace['own'] },
  report: ScannedReport,
): Promise<void> {
  const { tx, ruleInfo } = writing;
  const page = { scanId: scan.id, pageId: id };
  const parts = measureComponents(report, ruleInfo);
  const groups = await writeGroups(writing, { ...page, groups: report.groups });
  const components = await writeComponents(tx, { ...page, groups, parts });
  const firstSeen = groups.length === 0 ? new Map() : await findFirstSeen(tx, { scan, url, entry });
  await writeOccurrences(tx, { ...page, groups, components, firstSeen });
}

function effectOf(scan: ScanRow, report: ScannedReport, score: string | null): ScanEffect {
  return {
    ...countPage(scan, 'pages_completed'),
    engine: report.engines.map(({ id, version }) => `${id} ${version}`).join(', '),
    browser: report.browser,
    ...(report.fonts !== undefined && scan.fonts === null && { fonts: report.fonts }),
    ...(score !== null && { addedScores: [score] }),
  };
}

/** A page of a session that has since ended counts only if it proved to be signed in. */
async function isInOpenSession(tx: Transaction<Schema>, scan: ScanRow, report: ScannedReport): Promise<boolean> {
  const { session, finalUrl } = report;
  if (session === undefined) return true;
  const proofUrl = session.isProven ? finalUrl : null;
  return (await confirmSession(tx, scan.id, { ...session, proofUrl })) || session.isProven;
}

async function putBack(tx: Transaction<Schema>, { page, scan }: Place): Promise<ScanEffect | undefined> {
  return (await endPage(tx, page, released)) ? countPage(scan, 'pages_pending') : undefined;
}

function toScannedRow(
  report: ScannedReport,
): Omit<ScannedRow, 'scan_id' | 'id' | 'claim' | 'score' | 'worst' | keyof PageNames> {
  return {
    ...toVisitColumns(report),
    notes: report.notes,
    accepted_outcome: report.acceptedOutcome,
    rules: report.rules,
    unreached_frames: report.unreachedFrames,
    failed_occurrences: countOf(report, 'failed'),
    needs_review_occurrences: countOf(report, 'needs_review'),
    decided_passes: report.decidedPasses,
    unproven_session: report.session?.isProven === false ? report.session.generation : null,
    states: report.states,
    picture: report.picture ?? null,
    spoken: report.spoken ?? null,
    ...toReuseColumns(report),
  };
}

/** A temporary failure is tried again later. Other failures, and that of the last attempt, are final. */
async function writeFailed(
  tx: Transaction<Schema>,
  { page, scan }: Place,
  report: FailedReport,
): Promise<ScanEffect | undefined> {
  const own = await findOwnRow(tx, page);
  const drop = own === undefined ? undefined : findDropOfFailure(own, scan, report.code);
  if (own !== undefined && drop !== undefined)
    return leaveOutPage(tx, { page: own, scan }, { rule: drop, finalUrl: report.finalUrl });
  const retry = decideRetry(report, page.attempts);
  const visit = { ...toVisitColumns(report), outcome: report.code, detail: storeSaying(report.saying) };
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
  const { code, textDigest, saying } = report;
  if (!isShared(code) || textDigest === null) return countPage(scan, 'pages_failed');
  const { count, change } = await withdrawTwins(tx, scan, { textDigest, outcome: code, saying });
  const pages = { pages_completed: scan.pages_completed - count, pages_failed: scan.pages_failed + count };
  return { ...change, ...pages, ...countPage({ ...scan, ...pages }, 'pages_failed') };
}

function failedLike({ outcome, saying }: KnownTwin, report: PageReport): FailedReport {
  const { httpStatus, finalUrl, title, textDigest, durationMs } = report;
  const seen = { httpStatus, finalUrl, title, textDigest, durationMs };
  return { ...seen, kind: 'failed', code: outcome, saying, retryAfterMs: null };
}

function toVisitColumns(report: PageReport) {
  return {
    http_status: report.httpStatus,
    final_url: report.finalUrl,
    title: report.title,
    text_digest: report.textDigest,
    duration_ms: Math.round(report.durationMs),
  };
}

/** The rank of the page's worst failure. Null if it has none. */
function findWorst({ groups }: ScannedReport, ruleInfo: RuleInfoSource): number | null {
  const ranks = groups.filter(({ kind }) => kind === 'failed').map(({ rule }) => rankOf(ruleInfo(rule).severity));
  return ranks.length === 0 ? null : Math.min(...ranks);
}

function countOf(report: PageReport & { readonly kind: 'scanned' }, kind: 'failed' | 'needs_review'): number {
  return report.groups.filter((group) => group.kind === kind).reduce((sum, group) => sum + group.total, 0);
}
