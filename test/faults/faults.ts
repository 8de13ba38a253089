import { availableParallelism } from 'node:os';
import { hasEnded } from '../../src/records/scans/scan-state.ts';
import { reclaimPages } from '../../src/records/pages/reclaim-pages.ts';
import type { Engine } from '../databases/test-databases.ts';
import type { FaultWorld } from './fault-world.ts';
import { longestStopMs } from './longest-stop.ts';
import type { Random } from './seeded-random.ts';
import { pause, waitUntil } from './wait-until.ts';

export type Strike = {
  readonly world: FaultWorld;
  readonly scanId: string;
  readonly random: Random;
  /** How long the database stays away. */
  readonly awayMs: number;
};

/** A fault in the middle of a scan. Returns in a few words what it did, or undefined if there was nothing to hit. */
export type Fault = {
  readonly name: string;
  readonly engines: readonly Engine[];
  readonly strike: (strike: Strike) => Promise<string | undefined>;
};

const both: readonly Engine[] = ['embedded', 'server'];
const server: readonly Engine[] = ['server'];

/** Pages at once, in the service and the worker together; more when they all wait. */
export const placesOfTwo = 2 * availableParallelism();

export const faults = {
  killService: { name: 'kill-service', engines: both, strike: killService },
  killBrowser: { name: 'kill-browser', engines: both, strike: killBrowser },
  killWorker: { name: 'kill-worker', engines: server, strike: killWorker },
  killDatabase: { name: 'kill-database', engines: server, strike: killDatabase },
  freezeDatabase: { name: 'freeze-database', engines: server, strike: freezeDatabase },
  stopService: { name: 'stop-service', engines: both, strike: stopService },
  secondService: { name: 'second-service', engines: ['embedded'], strike: startSecondService },
  deliverTwice: { name: 'deliver-twice', engines: server, strike: deliverTwice },
  loseWorker: { name: 'lose-worker', engines: server, strike: loseWorker },
  pauseAndKill: { name: 'pause-and-kill', engines: both, strike: pauseAndKill },
} as const satisfies Readonly<Record<string, Fault>>;

async function killService({ world, random }: Strike): Promise<string> {
  await world.service.kill();
  const awayMs = random.below(500);
  await pause(awayMs);
  await world.startService();
  return `restarted after ${awayMs} ms`;
}

/** Only while every page is at its first attempt: three dead browsers in a row are a page's own end, and rightly so. */
async function killBrowser({ world, scanId, random }: Strike): Promise<string | undefined> {
  const pages = await world.client.pages(scanId);
  if (pages.some(({ status, attempts }) => status !== 'completed' && attempts > 1)) return undefined;
  const browsers = await waitUntil('a browser is running', 60_000, async () => {
    const found = (await Promise.all(world.processes.map((one) => one.listBrowsers()))).flat();
    const scan = found.length === 0 ? await world.look(scanId) : undefined;
    return found.length > 0 || (scan !== undefined && hasEnded(scan.status)) ? found : undefined;
  });
  const [first, ...others] = browsers;
  if (first === undefined) return undefined;
  const chosen = random.pick([first, ...others]);
  process.kill(chosen, 'SIGKILL');
  return `one of ${browsers.length}`;
}

async function killWorker({ world }: Strike): Promise<string | undefined> {
  if (world.worker === undefined) return undefined;
  await world.worker.kill();
  await world.startWorker();
  return 'restarted';
}

async function killDatabase({ world, scanId, random }: Strike): Promise<string> {
  const signal = random.below(2) === 0 ? 'SIGKILL' : 'SIGQUIT';
  const awayMs = random.below(1_000);
  await world.server?.kill(signal);
  const answer = await fetch(`${world.service.origin}/api/scans/${scanId}`);
  await answer.text();
  if (answer.status !== 503) throw new Error(`without its database the service answers ${answer.status}`);
  await pause(awayMs);
  await world.server?.startAgain();
  return `${signal}, restarted after ${awayMs} ms`;
}

/** The service itself must stay alive, and report that it cannot answer instead of waiting forever. */
async function freezeDatabase({ world, awayMs }: Strike): Promise<string> {
  const thaw = await world.server?.freeze();
  await pause(awayMs);
  thaw?.();
  for (const one of world.processes) if (!one.isRunning) throw new Error(`a process ended: ${one.said}`);
  return `${awayMs} ms`;
}

/** With a page that never answers in flight: a stop does not wait for it. */
async function stopService({ world }: Strike): Promise<string> {
  world.site.hold();
  try {
    await waitUntil('a page hangs', 60_000, async () => (world.site.countHeld() > 0 ? true : undefined));
    const { code, tookMs } = await world.service.stop();
    if (code !== 0 || tookMs > longestStopMs)
      throw new Error(`the stop took ${Math.round(tookMs)} ms and gave code ${code}: ${world.service.said}`);
    await world.startService();
    return `stopped in ${Math.round(tookMs)} ms`;
  } finally {
    world.site.release();
  }
}

async function startSecondService({ world }: Strike): Promise<string> {
  const second = world.spawnSecond();
  const code = await second.untilEnded();
  if (code !== 4 || !second.said.includes('The data folder is in use by another Curbcut')) {
    throw new Error(`a second service on the folder ended with ${code}: ${second.said}`);
  }
  return 'refused';
}

/** Pages in flight are given to other workers while they are being scanned: each page is then scanned by two. */
async function deliverTwice({ world, scanId }: Strike): Promise<string | undefined> {
  await waitUntil('pages are in flight', 30_000, async () => {
    const scan = await world.look(scanId);
    return scan !== undefined && (hasEnded(scan.status) || scan.progress.pages_running > 0) ? true : undefined;
  });
  const given = await world.withDatabase(({ db }) =>
    reclaimPages({ db, ruleInfo: () => ({ severity: 'minor', bestPractice: false }) }, { everyLease: true }),
  );
  return given === 0 ? undefined : `${given} pages given to two`;
}

/** A worker dies with pages in flight and does not come back. The others claim them within a minute. */
async function loseWorker({ world, scanId }: Strike): Promise<string | undefined> {
  if (world.worker === undefined) return undefined;
  world.site.hold();
  await waitUntil('all places wait for a page', 60_000, async () => {
    const scan = await world.look(scanId);
    if (scan === undefined) return undefined;
    const { pages_running: running, pages_pending: pending } = scan.progress;
    const isFull = running > 0 && running >= Math.min(placesOfTwo, running + pending);
    return isFull && world.site.countHeld() >= running ? true : undefined;
  });
  await world.worker.kill();
  const lostAt = performance.now();
  world.site.release();
  await waitUntil('the lost pages are done', 120_000, async () => {
    const scan = await world.look(scanId);
    return scan !== undefined && hasEnded(scan.status) ? true : undefined;
  });
  const tookMs = performance.now() - lostAt;
  if (tookMs > 60_000) throw new Error(`the pages of a lost worker were done after ${Math.round(tookMs)} ms only`);
  await world.startWorker();
  return `its pages were done after ${Math.round(tookMs)} ms`;
}

/** Another scan runs to its end to show that time passes, and that nothing of the paused scan changes. */
async function pauseAndKill({ world, scanId }: Strike): Promise<string> {
  await world.client.post(`/api/scans/${scanId}/pause`);
  const paused = await waitUntil('the scan is paused', 60_000, async () => {
    const scan = await world.look(scanId);
    return scan?.status === 'paused' ? scan : undefined;
  });
  await world.service.kill();
  await world.startService();
  const other = await world.client.create({ sitemap_url: world.site.pageUrls[0], scan_type: 'single' });
  await world.untilEnded(other.id);
  const after = await world.client.get(scanId);
  if (JSON.stringify(after) !== JSON.stringify(paused)) {
    throw new Error(`a paused scan moved: ${JSON.stringify({ paused, after })}`);
  }
  await world.client.post(`/api/scans/${scanId}/resume`);
  return `held at ${paused.progress.pages_completed} pages`;
}
