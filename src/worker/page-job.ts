import type { Logger } from 'pino';
import type { Fonts } from '../browser/platform-fonts.ts';
import type { Device } from '../browser/visit.ts';
import type { Database } from '../adapters/db/schema.ts';
import type { Engine } from '../engines/engine.ts';
import type { Review } from '../engines/review.ts';
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
  /** The longest that a page may be operated by keys; 0: not at all. */
  readonly operateMs: number;
  /** What the browser may hold in memory for the page. */
  readonly memoryBytes: number;
  readonly screenshots: boolean;
  /** How many pages of a scan get a picture of the page. */
  readonly pagePictures: number;
  readonly contrastPixels: boolean;
  /** The most pages of a scan. */
  readonly maxPages: number;
};

/** One claimed page with what its scan needs. */
export type PageJob = {
  readonly page: ClaimedPage;
  /** Another listed URL of the scan, where there is one. */
  readonly siblingUrl: string | undefined;
  readonly device: Device;
  readonly scope: NetworkScope;
  readonly settings: PageSettings;
  /** Undefined for a scan without a scope. */
  readonly guide: CrawlGuide | undefined;
  /** Undefined for a scan that does not sign in. */
  readonly session?: ScanSession | undefined;
};

/** What a worker scans its pages with. */
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
