import { claimDiscovery } from '../records/scans/discovery-steps.ts';
import type { ScanRow } from '../records/scans/scan-fields.ts';
import type { DiscoveryDeps } from './run-discovery.ts';
import { runDiscovery } from './run-discovery.ts';

const most = 2;

/** The sitemaps that a worker reads at once. */
export class Discoveries {
  readonly #deps: DiscoveryDeps;
  #count = 0;

  constructor(deps: DiscoveryDeps) {
    this.#deps = deps;
  }

  /**
   * Starts reading the next sitemap. `ended` resolves with the final state of the scan. Returns undefined if none is
   * waiting, or enough are being read.
   */
  async take(): Promise<{ readonly ended: Promise<ScanRow | undefined> } | undefined> {
    if (this.#count >= most) return undefined;
    const held = await claimDiscovery(this.#deps.db);
    if (held === undefined) return undefined;
    this.#count += 1;
    return { ended: runDiscovery(this.#deps, held).finally(() => (this.#count -= 1)) };
  }
}
