import type { Logger } from 'pino';
import type { Database } from '../db/schema.ts';
import type { Engine } from '../engines/engine.ts';
import type { ScreenshotStore } from '../files/screenshot-store.ts';
import type { RuleInfoSource } from '../issues/write-findings.ts';
import type { NetworkPolicy } from '../net/policy.ts';
import type { ClaimedPage } from '../pages/claim-page.ts';
import { claimNextPage } from '../pages/claim-page.ts';
import { renewEveryMs, renewLeases, sweepEveryMs } from '../pages/lease.ts';
import { describeUnvisited } from '../pages/describe-visit.ts';
import { releasePage } from '../pages/record-page.ts';
import { takeBackPages } from '../pages/take-back-pages.ts';
import { findKnownScans } from '../scans/read-scans.ts';
import { hasEnded } from '../scans/scan-state.ts';
import type { ScanRow } from '../scans/scan-record.ts';
import { takeBackDiscoveries } from '../scans/take-back-discoveries.ts';
import type { WorkerSettings } from '../settings/read-settings.ts';
import { BrowserUnavailable } from './browser-keeper.ts';
import type { BrowserKeeper } from './browser-keeper.ts';
import { deviceOf } from './device-of.ts';
import { Discoveries } from './discoveries.ts';
import { findConnectFailure } from '../visit/find-failure.ts';
import { MemoryWatch, memoryShare } from '../visit/memory-watch.ts';
import { Nap } from '../shared/nap.ts';
import { RunningTasks } from '../shared/running-tasks.ts';
import { Places } from './places.ts';
import { recordPatiently } from './record-patiently.ts';
import { runPage } from './run-page.ts';
import type { PageJob, VisitedPage } from './run-page.ts';
import { ScopeCache } from './scope-cache.ts';
import { SiteMemory } from '../visit/site-memory.ts';
import type { Slot, SlotDeps } from './slot.ts';
import { SlotPool } from './slot-pool.ts';

export type WorkerDeps = {
  readonly db: Database;
  readonly screenshots: ScreenshotStore;
  readonly ruleInfo: RuleInfoSource;
  readonly network: NetworkPolicy;
  readonly engines: readonly Engine[];
  readonly readSettings: () => Promise<WorkerSettings>;
  /** Processors to work with: pages at once follow from them when the settings leave it to the machine. */
  readonly processors: number;
  readonly userAgent: string;
  readonly slot: SlotDeps;
  /** Whether browsers start. While they do not, no page is claimed: nothing would come of it but a used attempt. */
  readonly browser?: Pick<BrowserKeeper, 'isReady' | 'fonts' | 'onTrial'>;
  /** A scan has ended, and its end started a job. */
  readonly wakeJobs: () => void;
  /** How long a stop waits for what is in flight. */
  readonly stopMs?: number;
  readonly log: Logger;
};

/** How often a worker looks for what others may have changed: new scans, the settings. */
const lookEveryMs = 500;
const placesEveryMs = 3_000;
/** For what is in flight to notice that its browser is gone. A browser that hangs while it starts never does. */
const usualStopMs = 5_000;

/**
 * Takes pages and sitemaps as they come due and sees each to its end. Several workers, in one process or
 * many, share the work through the database alone.
 */
export class Worker {
  readonly #deps: WorkerDeps;
  readonly #scopes: ScopeCache;
  readonly #memory = new SiteMemory();
  readonly #watch = new MemoryWatch();
  readonly #slots: SlotPool;
  readonly #held = new Set<ClaimedPage>();
  readonly #tasks: RunningTasks;
  readonly #places: Places;
  readonly #discoveries: Discoveries;
  readonly #stopping = new AbortController();
  readonly #nap = new Nap();
  readonly #timers: NodeJS.Timeout[] = [];
  #lookAtMs = 0;
  /** Pages at once, as the settings were when they were last read. */
  #most = 0;
  #loop: Promise<void> | undefined;

  constructor(deps: WorkerDeps) {
    this.#deps = deps;
    this.#slots = new SlotPool(deps.slot);
    this.#tasks = new RunningTasks((error) => deps.log.error({ err: error }, 'a task of the worker failed'));
    this.#scopes = new ScopeCache(deps);
    this.#places = Places.onThisMachine(deps.processors);
    this.#discoveries = new Discoveries({
      db: deps.db,
      log: deps.log,
      scopeFor: (wanted) => this.#scopes.get(wanted),
      maxPages: async () => (await deps.readSettings()).max_pages_per_scan,
      userAgent: deps.userAgent,
      onPages: () => this.wake(),
      stop: this.#stopping.signal,
    });
  }

  start(): void {
    this.#timers.push(setInterval(() => void this.#attempt('renew leases', () => this.#renew()), renewEveryMs));
    this.#timers.push(setInterval(() => void this.#attempt('sweep', () => this.#sweep()), sweepEveryMs));
    this.#timers.push(setInterval(() => this.#lookAtPlaces(), placesEveryMs));
    this.#deps.browser?.onTrial(() => this.wake());
    this.#loop = this.#dispatch();
  }

  /** There may be something to do: look at once. */
  wake(): void {
    this.#lookAtMs = 0;
    this.#nap.end();
  }

  /** Takes nothing new, gives back what is in flight, closes the browsers. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    for (const timer of this.#timers) clearInterval(timer);
    await this.#loop;
    const held = [...this.#held];
    this.#held.clear();
    await this.#endVisits();
    for (const page of held) await this.#attempt('release', () => releasePage(this.#deps.db, page));
  }

  /** What does not let itself be ended is left: it ends with this process. */
  async #endVisits(): Promise<void> {
    this.#tasks.add(this.#slots.closeAll());
    if (await this.#tasks.drain(this.#deps.stopMs ?? usualStopMs)) return;
    this.#deps.log.warn({ pages: this.#slots.busy }, 'what is in flight does not end: the service stops without it');
  }

  async #dispatch(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const took = await this.#attempt('take work', () => this.#takeWork());
      if (took === true) continue;
      await this.#nap.take(lookEveryMs);
    }
  }

  /** Asks the database only for what it can use: most of the time a place has been left and taken again, and that is all. */
  async #takeWork(): Promise<boolean> {
    if (performance.now() >= this.#lookAtMs) {
      this.#lookAtMs = performance.now() + lookEveryMs;
      if (await this.#takeDiscovery()) return true;
    } else if (this.#slots.busy >= this.#most) return false;
    if (this.#deps.browser?.isReady === false) return false;
    const settings = await this.#deps.readSettings();
    this.#most = this.#concurrency(settings);
    this.#tasks.add(this.#slots.shrinkTo(this.#most));
    if (this.#slots.busy >= this.#most) return false;
    const page = await claimNextPage(this.#deps.db, settings.request_delay_ms);
    if (page === undefined) return false;
    this.#held.add(page);
    this.#tasks.add(this.#scan(this.#slots.take(page), page, settings));
    return true;
  }

  async #takeDiscovery(): Promise<boolean> {
    const discovery = await this.#discoveries.take();
    if (discovery === undefined) return false;
    this.#tasks.add(discovery.ended.then((scan) => this.#noteEnd(scan)));
    // Another one may wait too.
    this.#lookAtMs = 0;
    return true;
  }

  #concurrency(settings: WorkerSettings): number {
    return settings.concurrency ?? this.#places.count;
  }

  #lookAtPlaces(): void {
    this.#places.look(this.#slots.busy);
    this.wake();
  }

  async #scan(slot: Slot, page: ClaimedPage, settings: WorkerSettings): Promise<void> {
    const report = await this.#visit(slot, page, settings);
    this.#slots.giveBack(slot);
    this.#nap.end();
    if (!this.#held.has(page)) {
      // Its scan was deleted. A page that was released at a stop belongs to another worker or to none, and is left alone.
      await this.#attempt('release', () => releasePage(this.#deps.db, page));
      return;
    }
    try {
      if (report === undefined) {
        await this.#attempt('release', () => releasePage(this.#deps.db, page));
        return;
      }
      const watch = { isHeld: () => this.#held.has(page), stop: this.#stopping.signal };
      const outcome = await report();
      this.#places.note(outcome.kind === 'failed' ? outcome.code : outcome.kind);
      const recorded = await recordPatiently({ ...this.#deps, ...watch }, page, outcome);
      if (recorded.kind === 'recorded') this.#noteEnd(recorded.scan);
    } finally {
      this.#held.delete(page);
      this.#nap.end();
    }
  }

  /** An error of our own becomes an outcome of the page, and is logged. Undefined when no browser could be started. */
  async #visit(slot: Slot, page: ClaimedPage, settings: WorkerSettings): Promise<VisitedPage['report'] | undefined> {
    const started = performance.now();
    try {
      const job = await this.#prepare(page, settings);
      const fonts = this.#deps.browser?.fonts;
      const { report } = await runPage({ ...this.#deps, memory: this.#memory, watch: this.#watch, fonts }, slot, job);
      return report;
    } catch (error) {
      await this.#attempt('close a browser', () => slot.close());
      if (error instanceof BrowserUnavailable) return undefined;
      const failure = findConnectFailure(error);
      if (failure === undefined && this.#held.has(page)) {
        this.#deps.log.error({ err: error, page: page.id }, 'a page could not be scanned');
      }
      return async () => describeUnvisited(failure, { durationMs: performance.now() - started });
    }
  }

  async #prepare(page: ClaimedPage, settings: WorkerSettings): Promise<PageJob> {
    return {
      page,
      device: deviceOf(page.viewportPreset),
      scope: await this.#scopes.get(page),
      settings: {
        pageTimeoutMs: settings.page_timeout_seconds * 1_000,
        memoryBytes: memoryShare(settings.concurrency ?? this.#places.most),
        screenshots: settings.screenshots,
        language: settings.language,
      },
    };
  }

  #noteEnd(scan: ScanRow | undefined): void {
    if (scan === undefined || !hasEnded(scan.status)) return;
    this.#scopes.forget(scan.id);
    this.#memory.forget(scan.id);
    const { id, status, pages_completed: completed, pages_failed: failed } = scan;
    this.#deps.log.info({ scan: id, status, completed, failed }, 'scan ended');
    this.#deps.wakeJobs();
  }

  async #renew(): Promise<void> {
    await renewLeases(
      this.#deps.db,
      [...this.#held].map(({ id, claim }) => ({ id, claim })),
    );
  }

  async #sweep(): Promise<void> {
    const pages = await takeBackPages(this.#deps, { everyLease: false });
    const discoveries = await takeBackDiscoveries(this.#deps.db, { everyLease: false });
    if (pages + discoveries > 0) this.wake();
    await this.#abandonDeleted();
  }

  /** What a deleted scan has in flight could be written nowhere: its places go to others. */
  async #abandonDeleted(): Promise<void> {
    const visits = this.#slots.listBusy();
    const known = await findKnownScans(
      this.#deps.db,
      visits.map(([, page]) => page.scanId),
    );
    for (const [slot, page] of visits) {
      // While one is closed another may have gone on by itself, to a page of a scan that was not asked about.
      if (known.has(page.scanId) || this.#slots.pageOf(slot) !== page) continue;
      this.#held.delete(page);
      this.#scopes.forget(page.scanId);
      await slot.close();
    }
  }

  /** A database that is away for a while must not end the worker. */
  async #attempt<T>(what: string, action: () => Promise<T>): Promise<T | undefined> {
    try {
      return await action();
    } catch (error) {
      this.#deps.log.error({ err: error }, `the worker could not ${what}`);
      return undefined;
    }
  }
}
