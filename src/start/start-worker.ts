import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { describeUserAgent } from '../browser/user-agent.ts';
import type { Config } from '../config.ts';
import { engines } from '../engines/engines.ts';
import { reviews } from '../engines/reviews.ts';
import { reclaimPages } from '../records/pages/reclaim-pages.ts';
import { reclaimDiscoveries } from '../records/scans/reclaim-discoveries.ts';
import { countStarts } from '../service/metrics/count-starts.ts';
import { readWorkerSettings } from '../service/settings/read-settings.ts';
import { userAgent } from '../version.ts';
import type { BrowserKeeper } from '../worker/browser-keeper.ts';
import { Worker } from '../worker/worker.ts';
import type { WorkerDeps } from '../worker/worker-deps.ts';

type Workplace = Pick<
  WorkerDeps,
  'db' | 'log' | 'metrics' | 'network' | 'patterns' | 'ruleInfo' | 'screenshots' | 'secretKey' | 'wakeJobs'
> & {
  readonly config: Config;
  readonly browser: BrowserKeeper | undefined;
};

/** Returns undefined if this process does not scan pages. */
export async function startWorker({ browser, config, ...deps }: Workplace): Promise<Worker | undefined> {
  if (config.role === 'web' || browser === undefined) return undefined;
  const { db, metrics, ruleInfo } = deps;
  if (config.database.kind === 'embedded' && config.keepsScans) {
    // No other process uses this folder, so pages in progress belong to a dead process.
    await reclaimPages({ db, ruleInfo }, { everyLease: true });
    await reclaimDiscoveries(db, { everyLease: true });
  }
  const worker = new Worker({
    ...deps,
    browser,
    engines,
    reviews,
    userAgent,
    isSample: config.keepsScans ? isSample : undefined,
    readSettings: async () => readWorkerSettings(db),
    processors: availableParallelism(),
    slot: {
      launch: countStarts(browser.launch, metrics),
      userAgent: (browserVersion, device) => describeUserAgent(browserVersion, device, userAgent),
    },
  });
  worker.start();
  return worker;
}

/** One in twenty known pages is analyzed anyway. */
function isSample(): boolean {
  return randomInt(20) === 0;
}
