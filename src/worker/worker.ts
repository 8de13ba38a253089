import { claimNextPages } from '../records/pages/claim-page.ts';
import type { OpenWork } from '../records/pages/find-open-work.ts';
import { findOpenWork } from '../records/pages/find-open-work.ts';
import type { NewScan } from '../records/scans/new-scan.ts';
import type { ScanPreview } from '../records/scans/scan-preview.ts';
import type { ScanRow } from '../records/scans/scan-fields.ts';
import { hasEnded } from '../records/scans/scan-state.ts';
import type { PerformanceSettings } from '../service/settings/settings.ts';
import { Nap } from '../time/nap.ts';
import { RunningTasks } from '../time/running-tasks.ts';
import { SiteMemory } from '../visit/site-memory.ts';
import type { SignInTrial } from '../finding-pages/sign-ins/sign-in-trial.ts';
import { attempt } from './attempt.ts';
import { CrawlGuides } from './crawl-guides.ts';
import { Discoveries } from './discoveries.ts';
import { HeldPages } from './held-pages.ts';
import { IdleMemory } from './idle-memory.ts';
import { LeaseUpkeep } from './lease-upkeep.ts';
import { previewScan } from './preview-scan.ts';
import { ScanSessions } from './scan-sessions.ts';
import { ScopeCache } from './scope-cache.ts';
import { signInForScan } from './sign-in-for-scan.ts';
import { SlotCount } from './slot-count.ts';
import { SlotPool } from './slot-pool.ts';
import { testSignIn } from './test-sign-in.ts';
import type { WorkerDeps } from './worker-deps.ts';

/** The interval between checks for changes by others: new scans and settings. */
const lookEveryMs = 500;
const countSlotsEveryMs = 3_000;
/** Time for running work to notice that its browser is gone. A browser that hangs during its start never does. */
const usualStopMs = 5_000;

/**
 * Claims pages and sitemaps as they come due, and handles each to its end. Several workers, in one or many processes,
 * share the work through the database alone.
 */
export class Worker {
  readonly #deps: WorkerDeps;
  readonly #scopes: ScopeCache;
  readonly #memory = new SiteMemory();
  readonly #guides: CrawlGuides;
  readonly #sessions: ScanSessions;
  readonly #slots: SlotPool;
  readonly #idleMemory = new IdleMemory();
  readonly #slotCount: SlotCount;
  readonly #pages: HeldPages;
  readonly #discoveries: Discoveries;
  readonly #upkeep: LeaseUpkeep;
  readonly #tasks: RunningTasks;
  readonly #stopping = new AbortController();
  readonly #nap = new Nap();
  #counting: NodeJS.Timeout | undefined;
  #lookAtMs = 0;
  /** The number of pages at once, from the last reading of the settings. */
  #most = 0;
  #loop: Promise<void> | undefined;

  constructor(deps: WorkerDeps) {
    this.#deps = deps;
    const { signal: stop } = this.#stopping;
    const slots = (this.#slots = new SlotPool(deps.slot));
    const scopes = (this.#scopes = new ScopeCache(deps));
    this.#guides = new CrawlGuides(deps);
    const sessions = (this.#sessions = new ScanSessions({
      ...deps,
      stop,
      carryOut: (scanId, signIn) => signInForScan({ ...deps, scopes }, scanId, signIn),
    }));
    this.#tasks = new RunningTasks((error) => deps.log.error({ err: error }, 'a task of the worker failed'));
    this.#slotCount = SlotCount.onThisMachine(deps.processors);
    this.#pages = new HeldPages({
      ...deps,
      slots,
      scopes,
      guides: this.#guides,
      sessions,
      memory: this.#memory,
      stop,
      mostSlots: this.#slotCount.most,
      onFree: () => this.#nap.end(),
      onOutcome: (report) => this.#slotCount.note(report.kind === 'failed' ? report.code : report.kind),
      onEnded: (scan) => this.#noteEnd(scan),
    });
    this.#upkeep = new LeaseUpkeep({ ...deps, pages: this.#pages, slots, scopes, onReclaimed: () => this.wake() });
    this.#discoveries = new Discoveries({
      ...deps,
      scopeFor: (wanted) => scopes.get(wanted),
      sessions,
      maxPages: async () => (await deps.readSettings()).max_pages_per_scan,
      onPages: () => this.wake(),
      stop,
    });
  }

  start(): void {
    this.#upkeep.start();
    this.#counting = setInterval(() => this.#countSlots(), countSlotsEveryMs);
    this.#deps.browser?.onTrial(() => this.wake());
    this.#loop = this.#claimWork();
  }

  /** Checks for work immediately. */
  wake(): void {
    this.#lookAtMs = 0;
    this.#nap.end();
  }

  /** Lists the pages that a scan would start with. Throws Refused (`preview_impossible`). */
  readonly preview = async (wanted: NewScan): Promise<ScanPreview> => {
    const { max_pages_per_scan: maxPages } = await this.#deps.readSettings();
    return previewScan({ ...this.#deps, maxPages }, wanted);
  };

  /** Signs in without a scan. Throws Refused (`sign_in_not_found`). */
  readonly testSignIn = async (id: string): Promise<SignInTrial> => testSignIn(this.#deps, id);

  /** Claims no more work, releases the work in progress, and closes the browsers. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    this.#upkeep.stop();
    clearInterval(this.#counting);
    await this.#loop;
    const held = this.#pages.list();
    for (const page of held) this.#pages.drop(page);
    await this.#endVisits();
    for (const page of held) await this.#pages.release(page);
  }

  /** Work that cannot be stopped ends with this process. */
  async #endVisits(): Promise<void> {
    this.#tasks.add(this.#slots.closeAll());
    if (await this.#tasks.drain(this.#deps.stopMs ?? usualStopMs)) return;
    this.#deps.log.warn({ pages: this.#slots.busy }, 'what is in flight does not end: the service stops without it');
  }

  async #claimWork(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const hasClaimed = await attempt(this.#deps.log, 'take work', () => this.#claimNext());
      if (hasClaimed !== true) await this.#nap.take(lookEveryMs);
    }
  }

  /** Asks the database only for work that it can take. Usually, one slot was freed and filled again. */
  async #claimNext(): Promise<boolean> {
    const isDue = performance.now() >= this.#lookAtMs;
    if (!isDue && this.#slots.busy >= this.#most) return false;
    const open = isDue ? await this.#look() : { hasDiscovery: false, hasPages: true };
    if (open.hasDiscovery && (await this.#claimDiscovery())) return true;
    // Without work, settings matter only to browsers that may have to close.
    return (open.hasPages || this.#slots.count > 0) && this.#fillSlots(open.hasPages);
  }

  async #look(): Promise<OpenWork> {
    this.#lookAtMs = performance.now() + lookEveryMs;
    return findOpenWork(this.#deps.db);
  }

  async #fillSlots(hasPages: boolean): Promise<boolean> {
    if (this.#deps.browser?.isReady === false || this.#pages.isBehind) return false;
    const settings = await this.#deps.readSettings();
    this.#most = settings.concurrency ?? this.#slotCount.now;
    this.#tasks.add(this.#slots.shrinkTo(this.#most));
    return hasPages && this.#slots.busy < this.#most && this.#claimPages(settings);
  }

  async #claimPages(settings: PerformanceSettings): Promise<boolean> {
    const wanted = { atMost: this.#most - this.#slots.busy, requestDelayMs: settings.request_delay_ms };
    const pages = await claimNextPages(this.#deps.db, wanted);
    for (const page of pages) this.#tasks.add(this.#pages.scan(page, settings));
    return pages.length > 0;
  }

  async #claimDiscovery(): Promise<boolean> {
    const discovery = await this.#discoveries.take();
    if (discovery === undefined) return false;
    this.#tasks.add(discovery.ended.then((scan) => this.#noteEnd(scan)));
    // Another page may be waiting, too.
    this.#lookAtMs = 0;
    return true;
  }

  #countSlots(): void {
    this.#slotCount.look(this.#slots.busy);
    this.#idleMemory.look(this.#slots.busy);
    this.wake();
  }

  #noteEnd(scan: ScanRow | undefined): void {
    if (scan === undefined || !hasEnded(scan.status)) return;
    this.#scopes.forget(scan.id);
    this.#memory.forget(scan.id);
    this.#guides.forget(scan.id);
    this.#sessions.forget(scan.id);
    const { id, status, pages_completed: completed, pages_failed: failed } = scan;
    this.#deps.log.info({ scan: id, status, completed, failed }, 'scan ended');
    this.#deps.wakeJobs();
  }
}
