import type { ClaimedPage } from '../records/pages/claim-page.ts';
import { findSibling } from '../records/pages/find-sibling.ts';
import { reportUnvisited } from '../records/pages/report-visit.ts';
import { loseSession, pauseForSession } from '../records/pages/lose-session.ts';
import { PageRecorder } from './page-recorder.ts';
import { readTuning } from '../findings/scan-tuning.ts';
import type { PageReport } from '../records/pages/page-report.ts';
import { releasePage } from '../records/pages/record-page.ts';
import type { ScanRow } from '../records/scans/scan-fields.ts';
import type { PerformanceSettings } from '../service/settings/settings.ts';
import { MemoryWatch, memoryShare } from '../visit/memory-watch.ts';
import type { SiteMemory } from '../visit/site-memory.ts';
import type { SignInResult } from '../finding-pages/sign-ins/sign-in-record.ts';
import { attempt } from './attempt.ts';
import { BrowserUnavailable } from './browser-keeper.ts';
import { deviceOf } from './device-of.ts';
import { recordPatiently } from './record-patiently.ts';
import type { CrawlGuides } from './crawl-guides.ts';
import { findEntries } from './find-entries.ts';
import { explainUnvisited } from './find-slow-patterns.ts';
import type { PageJob } from './page-job.ts';
import type { WriteReport } from './run-page.ts';
import { runPage } from './run-page.ts';
import type { ScanSession, ScanSessions } from './scan-sessions.ts';
import { SessionLost } from './scan-sessions.ts';
import type { ScopeCache } from './scope-cache.ts';
import type { Slot } from '../visit/slot.ts';
import type { SlotPool } from './slot-pool.ts';
import type { WorkerDeps } from './worker-deps.ts';

export type HeldPagesDeps = WorkerDeps & {
  readonly slots: SlotPool;
  readonly scopes: ScopeCache;
  readonly guides: CrawlGuides;
  readonly sessions: ScanSessions;
  readonly memory: SiteMemory;
  readonly stop: AbortSignal;
  /** The maximum number of slots, which share the machine's memory. */
  readonly mostSlots: number;
  /** Called when a slot is free or a page is settled, so that another claim may succeed. */
  readonly onFree: () => void;
  readonly onOutcome: (report: PageReport) => void;
  readonly onEnded: (scan: ScanRow) => void;
};

/** The pages that this worker has claimed. Each is visited in a slot, recorded, and held until then. */
export class HeldPages {
  readonly #deps: HeldPagesDeps;
  readonly #watch = new MemoryWatch();
  readonly #recorder: PageRecorder;
  readonly #held = new Set<ClaimedPage>();

  constructor(deps: HeldPagesDeps) {
    this.#deps = deps;
    this.#recorder = new PageRecorder(deps);
  }

  list(): readonly ClaimedPage[] {
    return [...this.#held];
  }

  /** True if scanned pages wait for the database. More claims would only add to them. */
  get isBehind(): boolean {
    return this.#recorder.isBehind;
  }

  /** The result of its visit is no longer recorded. Its claim is released instead. */
  drop(page: ClaimedPage): void {
    this.#held.delete(page);
  }

  /** Handles a claimed page to its end. */
  async scan(page: ClaimedPage, settings: PerformanceSettings): Promise<void> {
    const { slots, onFree } = this.#deps;
    this.#held.add(page);
    const slot = slots.take(page);
    const report = await this.#visit(slot, page, settings);
    slots.giveBack(slot);
    onFree();
    // The page is no longer held if its scan was deleted or ended, or if a stop released it. A released page may belong to
    // another worker, and stays unchanged.
    if (!this.#held.has(page)) return this.release(page);
    try {
      await (report === undefined ? this.release(page) : this.#record(page, await report()));
    } finally {
      this.#held.delete(page);
      onFree();
    }
  }

  async release(page: ClaimedPage): Promise<void> {
    const { db, log } = this.#deps;
    await attempt(log, 'release', () => releasePage(db, page));
  }

  async #record(page: ClaimedPage, report: PageReport): Promise<void> {
    this.#deps.onOutcome(report);
    const recorded = await recordPatiently(
      { ...this.#deps, recorder: this.#recorder, isHeld: () => this.#held.has(page) },
      page,
      report,
    );
    this.#note(page, report, recorded.kind);
    if (recorded.kind !== 'recorded') return;
    if (report.kind === 'scanned') await this.#noteResult(page, 'signed_in');
    if (recorded.endsScan) this.#deps.onEnded(recorded.scan);
  }

  #note(page: ClaimedPage, report: PageReport, kind: 'recorded' | 'stale'): void {
    const { log, metrics } = this.#deps;
    if (kind === 'stale') return metrics?.resultStale();
    const outcome = report.kind === 'failed' ? report.code : report.kind;
    metrics?.pageRecorded(outcome, report.durationMs / 1_000);
    log.debug({ scan: page.scanId, page: page.id, outcome, ms: Math.round(report.durationMs) }, 'page recorded');
  }

  /** An error of our own becomes an outcome of the page, and is logged. Returns undefined if no browser could start. */
  async #visit(slot: Slot, page: ClaimedPage, settings: PerformanceSettings): Promise<WriteReport | undefined> {
    const { browser, log } = this.#deps;
    const started = performance.now();
    try {
      const job = await this.#prepare(page, settings);
      const report = await runPage({ ...this.#deps, watch: this.#watch, fonts: browser?.fonts }, slot, job);
      if (report === undefined && job.session !== undefined) await this.#loseSession(job.session);
      return report;
    } catch (error) {
      if (error instanceof SessionLost) return await this.#pauseScan(page, error);
      await attempt(log, 'close a browser', () => slot.close());
      if (error instanceof BrowserUnavailable || this.#deps.stop.aborted) return undefined;
      const failure = explainUnvisited(error);
      if (failure === undefined && this.#held.has(page)) {
        log.error({ err: error, scan: page.scanId, page: page.id }, 'a page could not be scanned');
      }
      return async () => reportUnvisited(failure, { durationMs: performance.now() - started });
    }
  }

  async #loseSession({ scanId, generation, canRenew, signIn }: ScanSession): Promise<void> {
    const { db, log } = this.#deps;
    log.info({ scan: scanId }, 'the session of a scan has ended');
    await attempt(log, 'end a session', () => loseSession(db, { scanId, generation, canRenew }));
    await this.#noteResult({ signInId: signIn.id }, 'signed_out');
  }

  async #pauseScan(page: ClaimedPage, { scanId, saying }: SessionLost): Promise<undefined> {
    const { db, log } = this.#deps;
    log.warn({ scan: scanId }, 'a scan cannot sign in, and is paused');
    await attempt(log, 'pause a scan', () => pauseForSession(db, scanId, saying));
    await this.#noteResult(page, 'failed');
  }

  async #noteResult({ signInId }: Pick<ClaimedPage, 'signInId'>, result: SignInResult): Promise<void> {
    const { sessions, log } = this.#deps;
    await attempt(log, 'note the result of a sign-in', () => sessions.note(signInId, result));
  }

  async #prepare(page: ClaimedPage, settings: PerformanceSettings): Promise<PageJob> {
    const scope = await this.#deps.scopes.get(page);
    const session = await this.#deps.sessions.get(page);
    const tuning = readTuning(page.tuning);
    const guide = this.#deps.guides.find(page, { scope, headersFor: session?.headersFor });
    guide?.patterns.assertFast();
    const patterns = guide?.patterns ?? this.#deps.patterns;
    return {
      page,
      siblingUrl: await findSibling(this.#deps.db, page),
      device: deviceOf(page.viewportPreset, page.locale),
      scope,
      session,
      guide,
      entries: await findEntries(patterns, tuning.steps, page),
      tuning,
      settings: {
        pageTimeoutMs: settings.page_timeout_seconds * 1_000,
        operateMs: tuning.operate ? settings.operate_ms : 0,
        memoryBytes: memoryShare(settings.concurrency ?? this.#deps.mostSlots),
        screenshots: tuning.screenshots ?? settings.screenshots,
        pagePictures: settings.page_pictures,
        contrastPixels: settings.contrast_pixels,
        maxPages: settings.max_pages_per_scan,
      },
    };
  }
}
