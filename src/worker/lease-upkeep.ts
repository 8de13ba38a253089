import { renewEveryMs, renewLeases, sweepEveryMs } from '../records/pages/lease.ts';
import { reclaimPages } from '../records/pages/reclaim-pages.ts';
import { findOpenScans } from '../records/scans/read-scans.ts';
import { reclaimDiscoveries } from '../records/scans/reclaim-discoveries.ts';
import { attempt } from './attempt.ts';
import type { HeldPages } from './held-pages.ts';
import type { ScopeCache } from './scope-cache.ts';
import type { SlotPool } from './slot-pool.ts';
import type { WorkerDeps } from './worker-deps.ts';

type UpkeepDeps = Pick<WorkerDeps, 'db' | 'ruleInfo' | 'log' | 'metrics'> & {
  readonly pages: HeldPages;
  readonly slots: SlotPool;
  readonly scopes: ScopeCache;
  /** Called after work was reclaimed from a lost worker. */
  readonly onReclaimed: () => void;
};

/** Extends this worker's claims, releases those of lost workers, and gives up the pages of deleted and ended scans. */
export class LeaseUpkeep {
  readonly #deps: UpkeepDeps;
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(deps: UpkeepDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { log } = this.#deps;
    this.#timers.push(setInterval(() => void attempt(log, 'renew leases', () => this.#renew()), renewEveryMs));
    this.#timers.push(setInterval(() => void attempt(log, 'sweep', () => this.#sweep()), sweepEveryMs));
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  async #renew(): Promise<void> {
    const { db, pages } = this.#deps;
    await renewLeases(
      db,
      pages.list().map(({ id, scanId, claim }) => ({ id, scanId, claim })),
    );
  }

  async #sweep(): Promise<void> {
    const pages = await reclaimPages(this.#deps, { everyLease: false });
    const discoveries = await reclaimDiscoveries(this.#deps.db, { everyLease: false });
    this.#deps.metrics?.leasesLost(pages + discoveries);
    if (pages + discoveries > 0) this.#deps.onReclaimed();
    await this.#abandonEnded();
  }

  /** Pages of a scan that was deleted or ended cannot be recorded, so others get their slots. */
  async #abandonEnded(): Promise<void> {
    const { db, pages, slots, scopes } = this.#deps;
    const visits = slots.listBusy();
    const open = await findOpenScans(
      db,
      visits.map(([, page]) => page.scanId),
    );
    for (const [slot, page] of visits) {
      // While one slot closes, another may have moved on to a page of a scan that this check did not include.
      if (open.has(page.scanId) || slots.pageOf(slot) !== page) continue;
      pages.drop(page);
      scopes.forget(page.scanId);
      await slot.close();
    }
  }
}
