import { findBreaches } from './check-outcome.ts';
import type { FaultWorld } from './fault-world.ts';
import type { ReplicatedPair } from './replicated-pair.ts';
import { startPair } from './replicated-pair.ts';
import type { Special, SpecialOutcome } from './special-rounds.ts';
import { waitUntil } from './wait-until.ts';

/** How a primary goes. Returns what has to be done before its pair is closed. */
type Loss = (pair: ReplicatedPair) => Promise<() => void>;

/** The primary dies while a service and a worker scan, and its standby is promoted. */
export const failOver: Special = {
  name: 'fail-over',
  engines: ['server'],
  run: async (world) =>
    loseThePrimary(world, async (pair) => {
      await pair.killPrimary();
      return () => undefined;
    }),
};

/** The primary accepts connections and answers nothing more, as on a frozen machine. */
export const frozenPrimary: Special = {
  name: 'frozen-primary',
  engines: ['server'],
  run: async (world) => loseThePrimary(world, (pair) => pair.freezePrimary()),
};

/** The longest time in which scans go on by themselves after the promotion. */
const continuesWithinMs = 60_000;

async function loseThePrimary(world: FaultWorld, lose: Loss): Promise<SpecialOutcome> {
  const pair = await startPair();
  let restore = (): void => undefined;
  try {
    world.reachDatabaseBy(pair.url);
    await world.startService();
    await world.startWorker();
    const { id } = await world.client.create({ sitemap_url: world.site.sitemapUrl, scan_type: 'sitemap' });
    const pagesDone = async () => (await world.look(id))?.progress.pages_completed ?? 0;
    const before = await waitUntil('two pages are done', 120_000, async () => {
      const done = await pagesDone();
      return done >= 2 ? done : undefined;
    });
    restore = await lose(pair);
    const refused = await fetch(`${world.service.origin}/api/scans`);
    await pair.promote();
    const promoted = performance.now();
    await waitUntil('the scan goes on', continuesWithinMs, async () =>
      (await pagesDone()) > before ? true : undefined,
    );
    const seconds = Math.round((performance.now() - promoted) / 1_000);
    const scan = await world.untilEnded(id);
    await world.untilJobsAreDone();
    await world.stopAll();
    const isRefused = refused.status === 503 && refused.headers.has('retry-after');
    return {
      story: `the scan went on ${seconds} s after the promotion, and ${scan.status}; requests meanwhile ${refused.status}`,
      breaches: [
        ...(isRefused ? [] : ['a request without a database was not answered with 503 and Retry-After']),
        ...(await findBreaches(world, id)),
      ],
    };
  } finally {
    restore();
    await pair.close();
  }
}
