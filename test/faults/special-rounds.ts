import type { Engine } from '../databases/test-databases.ts';
import { findBreaches } from './check-outcome.ts';
import { failOver, frozenPrimary } from './fail-over-round.ts';
import { FaultWorld } from './fault-world.ts';
import { deleteAndKill } from './delete-and-kill.ts';
import { hasPooler, pooler } from './pooler-round.ts';
import { rollingUpdate } from './rolling-update-round.ts';
import type { RoundResult } from './run-round.ts';
import { canMount, fillDisk, mountSmallDisk, unmountSmallDisk } from './small-disk.ts';
import { waitUntil } from './wait-until.ts';

/** What a round observed, in a few words, and what was violated. */
export type SpecialOutcome = { readonly story: string; readonly breaches: readonly string[] };

/** A round that needs its own world, on these databases, or on both. It throws when it could not strike, or what it waited for did not happen. */
export type Special = {
  readonly name: string;
  readonly engines?: readonly Engine[];
  readonly run: (world: FaultWorld) => Promise<SpecialOutcome>;
};

type Where = { readonly engine: Engine; readonly pageCount?: number; readonly template?: string };

const pageCount = 12;
/** An embedded database is 40 MB when it is new. */
const diskMegabytes = 96;

const diskFull: Special = { name: 'disk-full', run: fillTheDisk };

/** Those that this machine can run, once before all other rounds. */
export const specials: readonly Special[] = [
  deleteAndKill,
  ...(canMount() ? [diskFull] : []),
  ...(hasPooler() ? [pooler] : []),
  failOver,
  frozenPrimary,
  rollingUpdate,
];

/** Never throws: what goes wrong is a breach. */
export async function runSpecial(special: Special, where: Where): Promise<RoundResult> {
  const { engine } = where;
  const world = await FaultWorld.open({ pageCount, ...where });
  try {
    const { story, breaches } = await special.run(world);
    return { story: [`${engine} ${special.name}: ${story}`], hits: [special.name], breaches };
  } catch (error) {
    const said = world.processes.map((one) => one.said.slice(-2_000));
    return {
      story: [`${engine} ${special.name}`],
      hits: [],
      breaches: [error instanceof Error ? error.message : String(error), ...said],
    };
  } finally {
    await world.close();
  }
}

/**
 * What cannot be written is reported, no finding is lost or invented, and everything continues when there is
 * space again.
 */
async function fillTheDisk(world: FaultWorld): Promise<SpecialOutcome> {
  mountSmallDisk(world.dataFolder, diskMegabytes);
  try {
    await world.startService();
    const { id } = await world.client.create({ sitemap_url: world.site.sitemapUrl, scan_type: 'sitemap' });
    await waitUntil('two pages are done', 120_000, async () =>
      ((await world.look(id))?.progress.pages_completed ?? 0) >= 2 ? true : undefined,
    );
    const giveBack = await fillDisk(world.dataFolder);
    const noticed = await waitUntil('the full disk is noticed', 60_000, async () => {
      if (!world.service.isRunning) return 'the service ended';
      return /ENOSPC|No space left|could not extend/i.test(world.service.said) ? 'it was logged' : undefined;
    });
    await giveBack();
    if (!world.service.isRunning) await world.startService();
    const scan = await world.untilEnded(id);
    await world.untilJobsAreDone();
    await world.stopAll();
    return { story: `${noticed}; ${scan.status} after room was given back`, breaches: await findBreaches(world, id) };
  } finally {
    await Promise.all(world.processes.map((one) => one.kill()));
    unmountSmallDisk(world.dataFolder);
  }
}
