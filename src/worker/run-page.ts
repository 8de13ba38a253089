import type { Logger } from 'pino';
import { cropShots } from '../browser/crop-shots.ts';
import type { Device } from '../browser/visit.ts';
import type { Database } from '../db/schema.ts';
import type { Finding } from '../engines/finding.ts';
import type { ScreenshotStore } from '../files/screenshot-store.ts';
import { readScreenshotCounts } from '../issues/read-screenshot-counts.ts';
import type { RuleInfoSource } from '../issues/write-findings.ts';
import { maxScreenshotsPerGroup } from '../issues/write-findings.ts';
import type { NetworkScope } from '../net/policy.ts';
import { buildGroups, noteLimits } from '../pages/build-groups.ts';
import type { ClaimedPage } from '../pages/claim-page.ts';
import { findSibling } from '../pages/find-sibling.ts';
import type { PageReport } from '../pages/page-report.ts';
import type { Note } from '../scans/scan-record.ts';
import { toStoredText } from '../shared/stored-text.ts';
import { limitVisit } from '../visit/limit-visit.ts';
import type { MemoryWatch } from '../visit/memory-watch.ts';
import type { SiteMemory } from '../visit/site-memory.ts';
import type { Slot } from './slot.ts';
import type { VisitOutcome } from '../visit/visit-page.ts';
import { visitPage } from '../visit/visit-page.ts';

type PageSettings = {
  readonly pageTimeoutMs: number;
  /** What the browser may hold in memory for the page. */
  readonly memoryBytes: number;
  readonly screenshots: boolean;
  readonly language: string;
};

export type PageDeps = {
  readonly db: Database;
  readonly screenshots: ScreenshotStore;
  readonly ruleInfo: RuleInfoSource;
  readonly log: Logger;
  readonly memory: SiteMemory;
  readonly watch: MemoryWatch;
};

const maxShotsPerGroupAndPage = 5;
/** Beyond the page's own limit, for ending what did not end by itself. */
const graceMs = 5_000;

/** One claimed page with what its scan needs. */
export type PageJob = {
  readonly page: ClaimedPage;
  readonly device: Device;
  readonly scope: NetworkScope;
  readonly settings: PageSettings;
};

/** A visit that is over in the browser; `report` is what remains to be done without it. */
export type VisitedPage = { readonly report: () => Promise<PageReport> };

/** Scans the page in the slot's browser. The slot is free for the next page as soon as this returns. */
export async function runPage(deps: PageDeps, slot: Slot, job: PageJob): Promise<VisitedPage> {
  const started = performance.now();
  const counts = job.settings.screenshots ? await readScreenshotCounts(deps.db, job.page.scanId) : undefined;
  const screenshotRoom = ({ kind, rule }: Finding) =>
    counts === undefined
      ? 0
      : Math.max(0, Math.min(maxShotsPerGroupAndPage, maxScreenshotsPerGroup - (counts.get(`${kind} ${rule}`) ?? 0)));
  const opened = await slot.tabFor({ scanId: job.page.scanId, device: job.device, scope: job.scope });
  const task = {
    scanId: job.page.scanId,
    url: job.page.url,
    memory: deps.memory,
    findSibling: () => findSibling(deps.db, job.page),
    timeoutMs: job.settings.pageTimeoutMs,
    language: job.settings.language,
    screenshotRoom,
  };
  const outcome = await limitVisit(visitPage(opened, task), {
    timeMs: job.settings.pageTimeoutMs + graceMs,
    memoryBytes: job.settings.memoryBytes,
    pid: slot.pid,
    watch: deps.watch,
  });
  if (outcome.spoilt) await slot.close();
  const visit = { durationMs: performance.now() - started, browser: opened.browserName };
  return { report: () => buildReport(deps, job, { ...visit, outcome }) };
}

type DoneVisit = { readonly outcome: VisitOutcome; readonly durationMs: number; readonly browser: string };

async function buildReport(
  deps: PageDeps,
  job: PageJob,
  { outcome, durationMs, browser }: DoneVisit,
): Promise<PageReport> {
  const seen = {
    httpStatus: outcome.httpStatus,
    finalUrl: outcome.finalUrl === null ? null : toStoredText(outcome.finalUrl, 2_048),
    title: outcome.title === null ? null : toStoredText(outcome.title, 512),
    textDigest: outcome.textDigest,
    durationMs,
  };
  if (outcome.kind === 'failed') {
    const { code, detail, retryAfterMs } = outcome;
    return { ...seen, kind: 'failed', code, detail: toStoredText(detail, 500), retryAfterMs };
  }
  const stored = await storeShots(deps, job.page.scanId, outcome);
  const { report } = outcome;
  return {
    ...seen,
    kind: 'scanned',
    engine: report.engine,
    browser,
    rules: report.rules,
    groups: buildGroups(job.page.url, report.findings, stored.names),
    notes: [...noteLimits(report.findings, report.unreachedFrames), ...noteVisit(outcome, stored.lost)],
  };
}

type Scanned = VisitOutcome & { readonly kind: 'scanned' };

/** A picture that cannot be made or written is told, and costs no finding. */
async function storeShots(
  { screenshots, log }: PageDeps,
  scanId: string,
  outcome: Scanned,
): Promise<{ readonly names: ReadonlyMap<string, string>; readonly lost: number }> {
  const names = new Map<string, string>();
  try {
    for (const shot of await cropShots(outcome.bands)) names.set(shot.key, await screenshots.put(scanId, shot.image));
  } catch (error) {
    log.warn({ err: error, scan: scanId }, 'screenshots could not be stored');
  }
  const taken = outcome.bands.reduce((sum, band) => sum + band.shots.length, 0);
  return { names, lost: outcome.missedShots + taken - names.size };
}

function noteVisit({ titleLength, report }: Scanned, lostShots: number): readonly Note[] {
  const notRun = Object.entries(report.rules).flatMap(([rule, counts]) => (counts === null ? [rule] : []));
  return [
    { code: 'truncated_screenshot', count: lostShots, message: `${lostShots} screenshots could not be taken.` },
    { code: 'truncated_title', count: titleLength > 512 ? 1 : 0, message: 'The title was cut after 512 characters.' },
    {
      code: 'rules_not_run',
      count: notRun.length,
      message: `Rules that could not be finished on this page, neither passed nor failed: ${notRun.join(', ')}.`,
    },
  ].filter((note) => note.count > 0);
}
