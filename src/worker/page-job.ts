import type { Logger } from 'pino';
import type { Fonts } from '../browser/platform-fonts.ts';
import type { Device } from '../browser/visit.ts';
import type { Database } from '../adapters/db/schema.ts';
import type { Engine } from '../engines/engine.ts';
import type { Review } from '../engines/review.ts';
import type { ScanTuning } from '../findings/scan-tuning.ts';
import type { ScreenshotStore } from '../adapters/files/screenshot-store.ts';
import type { Metrics } from '../service/metrics/metrics.ts';
import type { NetworkScope } from '../adapters/net/policy.ts';
import type { ClaimedPage } from '../records/pages/claim-page.ts';
import type { MemoryWatch } from '../visit/memory-watch.ts';
import type { SiteMemory } from '../visit/site-memory.ts';
import type { CrawlGuide } from './crawl-guides.ts';
import type { ScanSession } from './scan-sessions.ts';

type PageSettings = {
  readonly pageTimeoutMs: number;
  /** The time limit for operating a page with keys. 0 turns it off. */
  readonly operateMs: number;
  /** The memory limit of the browser for the page. */
  readonly memoryBytes: number;
  readonly screenshots: boolean;
  /** The number of pages per scan that get a picture of the page. */
  readonly pagePictures: number;
  readonly contrastPixels: boolean;
  /** The maximum number of pages in a scan. */
  readonly maxPages: number;
};

/** One claimed page with the data that its scan needs. */
export type PageJob = {
  readonly page: ClaimedPage;
  /** Another listed URL of the scan, if any. */
  readonly siblingUrl: string | undefined;
  readonly device: Device;
  readonly scope: NetworkScope;
  readonly settings: PageSettings;
  /** The names of the scan's steps that begin on the page. */
  readonly entries: readonly string[];
  /** The way to look at the page. */
  readonly tuning: ScanTuning;
  /** Undefined for a scan without a scope. */
  readonly guide: CrawlGuide | undefined;
  /** Undefined for a scan without a sign-in. */
  readonly session?: ScanSession | undefined;
};

export type PageDeps = {
  readonly db: Database;
  readonly screenshots: ScreenshotStore;
  readonly log: Logger;
  readonly metrics?: Metrics | undefined;
  readonly memory: SiteMemory;
  readonly watch: MemoryWatch;
  /** The fonts that the browser uses for pages. */
  readonly fonts?: Fonts | undefined;
  readonly engines: readonly Engine[];
  readonly reviews: readonly Review[];
  readonly userAgent: string;
  /**
   * True if a known page is analyzed anyway. If undefined, findings are neither reused from earlier scans nor kept for
   * later ones.
   */
  readonly isSample?: (() => boolean) | undefined;
};
