import { findBreaches } from './check-outcome.ts';
import type { FaultWorld } from './fault-world.ts';
import type { SpecialOutcome } from './special-rounds.ts';
import { waitUntil } from './wait-until.ts';

type Loss = {
  readonly lose: () => Promise<void>;
  /** Scans go on by themselves from then on. */
  readonly giveBack: () => Promise<void>;
};

/** The longest time in which scans go on by themselves. */
const continuesWithinMs = 60_000;

/** A service and a worker scan, lose their database after two pages, and get it back. Requests meanwhile get 503. */
export async function scanThroughLoss(world: FaultWorld, { lose, giveBack }: Loss): Promise<SpecialOutcome> {
  await world.startService();
  await world.startWorker();
  const { id } = await world.client.create({ sitemap_url: world.site.sitemapUrl, scan_type: 'sitemap' });
  const pagesDone = async () => (await world.look(id))?.progress.pages_completed ?? 0;
  const before = await waitUntil('two pages are done', 120_000, async () => {
    const done = await pagesDone();
    return done >= 2 ? done : undefined;
  });
  await lose();
  const refused = await fetch(`${world.service.origin}/api/scans`);
  await giveBack();
  const back = performance.now();
  await waitUntil('the scan continues', continuesWithinMs, async () =>
    (await pagesDone()) > before ? true : undefined,
  );
  const seconds = Math.round((performance.now() - back) / 1_000);
  const scan = await world.untilEnded(id);
  await world.untilJobsAreDone();
  await world.stopAll();
  const isRefused = refused.status === 503 && refused.headers.has('retry-after');
  return {
    story: `the scan continued after ${seconds} s, and ${scan.status}; requests meanwhile ${refused.status}`,
    breaches: [
      ...(isRefused ? [] : ['a request without a database was not answered with 503 and Retry-After']),
      ...(await findBreaches(world, id)),
    ],
  };
}
