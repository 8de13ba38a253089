import type { Logger } from 'pino';
import type { UrlPatterns } from '../finding-pages/crawl/pattern-thread.ts';
import type { Database } from '../adapters/db/schema.ts';
import type { Engine } from '../engines/engine.ts';
import type { Review } from '../engines/review.ts';
import type { ScreenshotStore } from '../adapters/files/screenshot-store.ts';
import type { RuleInfoSource } from '../records/issues/write-findings.ts';
import type { Metrics } from '../service/metrics/metrics.ts';
import type { NetworkPolicy } from '../adapters/net/policy.ts';
import type { PerformanceSettings } from '../service/settings/settings.ts';
import type { SecretKey } from '../service/secrets/secret-key.ts';
import type { BrowserKeeper } from './browser-keeper.ts';
import type { SlotDeps } from '../visit/slot.ts';

export type WorkerDeps = {
  readonly db: Database;
  readonly screenshots: ScreenshotStore;
  readonly ruleInfo: RuleInfoSource;
  readonly network: NetworkPolicy;
  /** Opens sign-ins. Undefined if the installation has no key. */
  readonly secretKey?: SecretKey | undefined;
  readonly engines: readonly Engine[];
  readonly reviews: readonly Review[];
  readonly readSettings: () => Promise<PerformanceSettings>;
  /** The processors to use. They determine the number of slots if the settings leave it to the machine. */
  readonly processors: number;
  readonly userAgent: string;
  readonly patterns: UrlPatterns;
  readonly slot: SlotDeps;
  /**
   * Says whether browsers start. While they do not, no page is claimed, because a claim would only use up an attempt.
   */
  readonly browser?: Pick<BrowserKeeper, 'isReady' | 'fonts' | 'onTrial'>;
  /** See page-job.ts. */
  readonly isSample?: (() => boolean) | undefined;
  /** Called when the end of a scan has started a job. */
  readonly wakeJobs: () => void;
  /** The longest wait of a stop for work in progress. */
  readonly stopMs?: number;
  readonly metrics?: Metrics | undefined;
  readonly log: Logger;
};
