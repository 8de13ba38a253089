import { describe, expect, inject, it } from 'vitest';
import { whereThereIs } from '../applicable.ts';
import type { Engine } from '../databases/test-databases.ts';
import { FaultWorld } from './fault-world.ts';
import type { Fault } from './faults.ts';
import { faults } from './faults.ts';
import type { RoundResult } from './run-round.ts';
import { runRound } from './run-round.ts';
import { createRandom } from './seeded-random.ts';

// The short form: one round each of the most telling faults. The long form is `npm run faults`.

const seed = 20_261_121;

async function strike(engine: Engine, by: 'sitemap' | 'crawl', chosen: readonly Fault[]): Promise<RoundResult> {
  const template = inject('embeddedTemplates').migrated;
  const world = await FaultWorld.open({ engine, pageCount: 6, ...(engine === 'embedded' && { template }) });
  try {
    return await runRound(world, {
      faults: chosen,
      by,
      withWorker: engine === 'server',
      random: createRandom(seed),
      awayMs: 2_000,
      keepsOpen: true,
    });
  } finally {
    await world.close();
  }
}

describe.concurrent('faults', whereThereIs('linux'), () => {
  it('a scan on the embedded database outlives its service, its browser, a stop and a second service on its folder', async () => {
    const { breaches, hits } = await strike('embedded', 'sitemap', [
      faults.killService,
      faults.killBrowser,
      faults.stopService,
      faults.secondService,
    ]);

    expect(breaches).toEqual([]);
    expect(hits).toEqual(['kill-service', 'kill-browser', 'stop-service', 'second-service']);
  });

  it('a crawl by two workers on a server outlives pages delivered twice and the death of the database server', async () => {
    const { breaches, hits } = await strike('server', 'crawl', [faults.deliverTwice, faults.killDatabase]);

    expect(breaches).toEqual([]);
    expect(hits).toEqual(['deliver-twice', 'kill-database']);
  });
});
