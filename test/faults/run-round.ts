import { hasEnded } from '../../src/records/scans/scan-state.ts';
import type { FaultSite } from './fault-site.ts';
import type { FaultWorld } from './fault-world.ts';
import type { Fault } from './faults.ts';
import { findBreaches } from './check-outcome.ts';
import type { Random } from './seeded-random.ts';
import { pause, waitUntil } from './wait-until.ts';

export type Round = {
  readonly faults: readonly Fault[];
  /** How the scan comes to the pages of the site. */
  readonly by: 'sitemap' | 'crawl';
  readonly withWorker: boolean;
  readonly random: Random;
  readonly awayMs: number;
  /** Whether the scan is kept from ending before the last fault has struck. It then hits one page again and again. */
  readonly keepsOpen: boolean;
};

/** What was done, in words, and how often each fault really hit a running scan. */
export type RoundResult = {
  readonly story: readonly string[];
  readonly hits: readonly string[];
  readonly breaches: readonly string[];
};

const longestDelayMs = 400;

/**
 * One scan of the site with its faults, each at its own moment, until it has ended. Then everything is stopped
 * and compared with the result without a fault. Never throws: an unexpected error is a violation too.
 */
export async function runRound(world: FaultWorld, round: Round): Promise<RoundResult> {
  const story: string[] = [];
  const hits: string[] = [];
  try {
    await world.startService();
    if (round.withWorker) await world.startWorker();
    if (round.keepsOpen) world.site.keepLast();
    const scan = await world.client.create({ sitemap_url: targetFor(round, world.site), scan_type: round.by });
    for (const [index, fault] of round.faults.entries()) {
      const moment = await untilMoment(world, scan.id, { round, index });
      if (moment === undefined) break;
      const done = await fault.strike({ world, scanId: scan.id, random: round.random, awayMs: round.awayMs });
      story.push(`${fault.name} at ${moment}: ${done ?? 'nothing to hit'}`);
      if (done !== undefined) hits.push(fault.name);
    }
    world.site.giveLast();
    const end = await world.untilEnded(scan.id);
    await world.untilJobsAreDone();
    await world.stopAll();
    const breaches = await findBreaches(world, scan.id);
    return {
      story,
      hits,
      breaches: end.status === 'completed' ? breaches : [`the scan ended as ${end.status}`, ...breaches],
    };
  } catch (error) {
    const said = world.processes.map((one) => one.said.slice(-2_000)).join('\n');
    return { story, hits, breaches: [error instanceof Error ? error.message : String(error), said] };
  }
}

function targetFor({ by }: Round, { startUrl, sitemapUrl }: FaultSite): string {
  return by === 'crawl' ? startUrl : sitemapUrl;
}

/** The next moment: so many pages done, and some milliseconds more. Undefined when the scan has ended before. */
async function untilMoment(
  world: FaultWorld,
  scanId: string,
  { round, index }: { readonly round: Round; readonly index: number },
): Promise<string | undefined> {
  const span = world.site.pageUrls.length / (round.faults.length + 1);
  const wanted = Math.floor(index * span + round.random.below(Math.max(1, Math.floor(span))));
  const delayMs = round.random.below(longestDelayMs);
  const scan = await waitUntil(`${wanted} pages are done`, 120_000, async () => {
    const seen = await world.look(scanId);
    const isReached = seen !== undefined && seen.progress.pages_completed + seen.progress.pages_failed >= wanted;
    return isReached || (seen !== undefined && hasEnded(seen.status)) ? seen : undefined;
  });
  await pause(delayMs);
  const now = await world.look(scanId);
  if (now === undefined || hasEnded(now.status)) return undefined;
  return `${scan.progress.pages_completed}/${world.site.pageUrls.length}+${delayMs} ms`;
}
