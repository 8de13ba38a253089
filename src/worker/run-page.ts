import type { Logger } from 'pino';
import { choosePictures } from '../components/choose-pictures.ts';
import type { Fonts } from '../browser/platform-fonts.ts';
import type { Device } from '../browser/visit.ts';
import type { Database } from '../db/schema.ts';
import type { Engine } from '../engines/engine.ts';
import type { Review } from '../engines/review.ts';
import type { ScreenshotStore } from '../files/screenshot-store.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { PageMemo } from '../memo/page-memo.ts';
import type { NetworkScope } from '../net/policy.ts';
import type { ClaimedPage } from '../pages/claim-page.ts';
import { limitAttempt } from '../pages/decide-retry.ts';
import type { RightVisit } from '../pages/describe-visit.ts';
import { describeFailedVisit, describeUnvisited } from '../pages/describe-visit.ts';
import { findSibling } from '../pages/find-sibling.ts';
import type { PageReport } from '../pages/page-report.ts';
import type { MemoryWatch } from '../visit/memory-watch.ts';
import type { SiteMemory } from '../visit/site-memory.ts';
import type { VisitOutcome } from '../visit/observation.ts';
import type { VisitSetup } from '../visit/open-task.ts';
import type { VisitTask } from '../visit/visit-page.ts';
import { visitPage } from '../visit/visit-page.ts';
import type { CrawlGuide } from './crawl-guides.ts';
import { findLinks } from './crawl-guides.ts';
import { findSlowPatterns } from './find-slow-patterns.ts';
import { checkLanding } from './check-landing.ts';
import type { LookAside, PageTab, Slot } from './slot.ts';
import { decideLoss, describeProof, findSessionDoubt } from './check-session.ts';
import { redactError } from './redact-error.ts';
import { redactOutcome } from './redact-outcome.ts';
import type { ScanSession } from './scan-sessions.ts';
import { describeConditions, describeVersions } from './describe-conditions.ts';
import { describeRightPage } from './describe-right-page.ts';

type PageSettings = {
  readonly pageTimeoutMs: number;
  /** The longest that a page may be operated by keys; 0: not at all. */
  readonly operateMs: number;
  /** What the browser may hold in memory for the page. */
  readonly memoryBytes: number;
  readonly screenshots: boolean;
  /** How many pages of a scan get a picture of the page. */
  readonly pagePictures: number;
  readonly contrastPixels: boolean;
  readonly language: string;
  /** The most pages of a scan. */
  readonly maxPages: number;
};

export type PageDeps = {
  readonly db: Database;
  readonly screenshots: ScreenshotStore;
  readonly log: Logger;
  readonly metrics?: Metrics | undefined;
  readonly memory: SiteMemory;
  readonly watch: MemoryWatch;
  /** What the browser shows pages with. */
  readonly fonts?: Fonts | undefined;
  readonly engines: readonly Engine[];
  readonly reviews: readonly Review[];
  readonly userAgent: string;
  /** Whether a page that is known is analyzed all the same. Undefined: nothing is taken over from earlier scans, or kept for later ones. */
  readonly isSample?: (() => boolean) | undefined;
};

/** One claimed page with what its scan needs. */
export type PageJob = {
  readonly page: ClaimedPage;
  readonly device: Device;
  readonly scope: NetworkScope;
  readonly settings: PageSettings;
  /** Of a scan with a scope. */
  readonly guide: CrawlGuide | undefined;
  /** Of a scan that signs in. */
  readonly session?: ScanSession | undefined;
};

/** A visit that is over in the browser; `report` is what remains to be done without it. Undefined: the session of the scan has ended. */
export type VisitedPage = { readonly report: (() => Promise<PageReport>) | undefined };

/** Scans the page in the slot's browser. The slot is free for the next page as soon as this returns. Throws SessionLost. */
export async function runPage(deps: PageDeps, slot: Slot, job: PageJob): Promise<VisitedPage> {
  const { session } = job;
  if (session === undefined) return scanPage(deps, slot, job);
  return scanPage(deps, slot, job).catch((error: unknown) => {
    throw redactError(error, session.redact);
  });
}

async function scanPage(deps: PageDeps, slot: Slot, job: PageJob): Promise<VisitedPage> {
  const started = performance.now();
  const { page, session } = job;
  const purpose = {
    scanId: page.scanId,
    device: job.device,
    scope: job.scope,
    limitDocuments: job.guide?.limitDocuments,
    signedIn: session?.tab,
  };
  const setup = await slot.tabFor(purpose);
  const memo = openMemo(deps, job, setup.browserName);
  const visited = await visitPage(watchSession(setup, session), describeTask(deps, job, { setup, memo }));
  if (visited.isSpoilt) await slot.close();
  // A spoilt browser is replaced by another one.
  const lookAside: LookAside = async (...look) => (await slot.tabFor(purpose)).lookAside(...look);
  const outcome =
    session === undefined ? visited.outcome : await decideLoss({ db: deps.db, lookAside, session }, visited.outcome);
  const durationMs = performance.now() - started;
  if (!visited.isSpoilt) await slot.leavePage();
  if (outcome === 'session_ended') return { report: undefined };
  const { language } = job.settings;
  const visit = { url: page.url, durationMs, browser: setup.browserName, language, fonts: deps.fonts };
  return { report: () => describeVisit({ ...deps, memo }, job, { outcome, visit }) };
}

function watchSession(setup: PageTab, session: ScanSession | undefined): VisitSetup {
  if (session === undefined) return setup;
  return { ...setup, findSessionDoubt: (finalUrl) => findSessionDoubt(session, setup, finalUrl) };
}

function describeTask(
  deps: PageDeps,
  { page, device, session, settings }: PageJob,
  { setup, memo }: { readonly setup: PageTab; readonly memo: PageMemo | undefined },
): VisitTask {
  return {
    // What a site shows in one session says nothing of another.
    scanId: session === undefined ? page.scanId : `${page.scanId} ${session.generation}`,
    url: page.fetchUrl,
    accept: page.accept,
    states: page.states,
    device,
    engines: deps.engines,
    reviews: deps.reviews,
    memory: deps.memory,
    findSibling: () => findSibling(deps.db, page),
    timeoutMs: limitAttempt(settings.pageTimeoutMs, page),
    operateMs: settings.operateMs,
    choosePictures: async (requests) => (settings.screenshots ? chooseOrNone(deps, page.scanId, requests) : []),
    takesPagePicture: takesPicture(page, settings),
    showsSecret: session?.showsSecret,
    browserMemory: deps.watch.watch(setup.pid, settings.memoryBytes),
    language: settings.language,
    mayCapture: settings.contrastPixels,
    recall: memo === undefined ? undefined : (digest) => memo.recall(digest),
  };
}

function takesPicture({ ordinal }: Pick<ClaimedPage, 'ordinal'>, settings: PageSettings): boolean {
  return settings.screenshots && ordinal < settings.pagePictures;
}

type Visit = { readonly outcome: VisitOutcome; readonly visit: RightVisit };
type Describing = PageDeps & { readonly memo: PageMemo | undefined };

/** What a page is, and where it leads, cannot be said when the patterns of its scan take too long. */
async function describeVisit(deps: Describing, job: PageJob, visited: Visit): Promise<PageReport> {
  try {
    job.guide?.patterns.assertFast();
    return await describeInScope(deps, job, visited);
  } catch (error) {
    const reason = findSlowPatterns(error);
    if (reason === undefined) throw error;
    return describeUnvisited(reason, visited.visit);
  }
}

async function describeInScope(deps: Describing, job: PageJob, { outcome, visit }: Visit): Promise<PageReport> {
  const { page, session, settings } = job;
  const checked = await checkLanding(session === undefined ? outcome : redactOutcome(outcome, session.redact), job);
  if (checked.kind === 'failed') return describeFailedVisit(checked, visit);
  const found = await findLinks(job, checked);
  const shown = { scanId: page.scanId, operates: settings.operateMs > 0, states: page.states };
  const report = await describeRightPage(deps, shown, { outcome: checked, visit });
  const proof = session === undefined ? undefined : describeProof(session);
  return { ...report, canonical: checked.canonical, found, session: proof };
}

/** Pictures are an extra: without them the findings stand. */
async function chooseOrNone(
  { db, log }: PageDeps,
  scanId: string,
  requests: Parameters<VisitTask['choosePictures']>[0],
): ReturnType<VisitTask['choosePictures']> {
  try {
    return await choosePictures(db, scanId, requests);
  } catch (error) {
    log.warn({ err: error, scan: scanId }, 'which elements get pictures could not be read');
    return [];
  }
}

function openMemo(deps: PageDeps, { page, device, settings }: PageJob, browserName: string): PageMemo | undefined {
  const { isSample, fonts } = deps;
  if (isSample === undefined) return undefined;
  const versions = describeVersions({ ...deps, browserName });
  return new PageMemo(
    { ...deps, isSample },
    {
      ...page,
      versions,
      conditions: describeConditions({ ...settings, device, fonts, states: page.states }),
    },
  );
}
