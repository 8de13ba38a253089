import type { Logger } from 'pino';
import type { Fonts } from '../browser/platform-fonts.ts';
import type { Device } from '../browser/visit.ts';
import type { Database } from '../db/schema.ts';
import type { Engine } from '../engines/engine.ts';
import type { Review } from '../engines/review.ts';
import type { ScreenshotStore } from '../files/screenshot-store.ts';
import { PageMemo } from '../memo/page-memo.ts';
import { readPictureRoom } from '../issues/picture-room.ts';
import type { NetworkScope } from '../net/policy.ts';
import type { ClaimedPage } from '../pages/claim-page.ts';
import { limitAttempt } from '../pages/decide-retry.ts';
import { describeFailedVisit } from '../pages/describe-visit.ts';
import { findSibling } from '../pages/find-sibling.ts';
import type { PageReport } from '../pages/page-report.ts';
import type { MemoryWatch } from '../visit/memory-watch.ts';
import type { SiteMemory } from '../visit/site-memory.ts';
import { visitPage } from '../visit/visit-page.ts';
import type { CrawlGuide } from './crawl-guides.ts';
import { findLinks } from './crawl-guides.ts';
import { checkLanding } from './check-landing.ts';
import type { Slot } from './slot.ts';
import { describeConditions, describeVersions } from './describe-conditions.ts';
import { describeRightPage } from './describe-right-page.ts';

type PageSettings = {
  readonly pageTimeoutMs: number;
  /** The longest that a page may be operated by keys; 0: not at all. */
  readonly operateMs: number;
  /** What the browser may hold in memory for the page. */
  readonly memoryBytes: number;
  readonly screenshots: boolean;
  readonly contrastPixels: boolean;
  readonly language: string;
  /** The most pages of a scan. */
  readonly maxPages: number;
};

export type PageDeps = {
  readonly db: Database;
  readonly screenshots: ScreenshotStore;
  readonly log: Logger;
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
};

/** A visit that is over in the browser; `report` is what remains to be done without it. */
export type VisitedPage = { readonly report: () => Promise<PageReport> };

/** Scans the page in the slot's browser. The slot is free for the next page as soon as this returns. */
export async function runPage(deps: PageDeps, slot: Slot, job: PageJob): Promise<VisitedPage> {
  const started = performance.now();
  const { page, settings } = job;
  const pictureRoom = settings.screenshots ? await readPictureRoom(deps.db, page.scanId) : () => 0;
  const setup = await slot.tabFor({
    scanId: page.scanId,
    device: job.device,
    scope: job.scope,
    limitDocuments: job.guide?.limitDocuments,
  });
  const browserMemory = deps.watch.watch(setup.pid, settings.memoryBytes);
  const memo = openMemo(deps, job, setup.browserName);
  const { outcome, isSpoilt } = await visitPage(setup, {
    scanId: page.scanId,
    url: page.fetchUrl,
    accept: page.accept,
    engines: deps.engines,
    reviews: deps.reviews,
    memory: deps.memory,
    findSibling: () => findSibling(deps.db, page),
    timeoutMs: limitAttempt(settings.pageTimeoutMs, page),
    operateMs: settings.operateMs,
    browserMemory,
    language: settings.language,
    pictureRoom,
    mayCapture: settings.contrastPixels,
    recall: memo === undefined ? undefined : (digest) => memo.recall(digest),
  });
  const durationMs = performance.now() - started;
  const visit = { url: page.url, durationMs, browser: setup.browserName, fonts: deps.fonts };
  if (isSpoilt) await slot.close();
  else await slot.leavePage();
  return {
    report: async () => {
      const checked = checkLanding(outcome, job);
      if (checked.kind === 'failed') return describeFailedVisit(checked, visit);
      const report = await describeRightPage(
        { ...deps, memo },
        { scanId: page.scanId, operates: settings.operateMs > 0 },
        { outcome: checked, visit },
      );
      return { ...report, canonical: checked.canonical, found: await findLinks(job, checked) };
    },
  };
}

function openMemo(deps: PageDeps, { page, device, settings }: PageJob, browserName: string): PageMemo | undefined {
  const { isSample, fonts } = deps;
  if (isSample === undefined) return undefined;
  const versions = describeVersions({ ...deps, browserName });
  return new PageMemo(
    { ...deps, isSample },
    { ...page, versions, conditions: describeConditions({ ...settings, device, fonts }) },
  );
}
