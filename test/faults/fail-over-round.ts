import type { FaultWorld } from './fault-world.ts';
import { scanThroughLoss } from './lose-database.ts';
import type { ReplicatedPair } from './replicated-pair.ts';
import { startPair } from './replicated-pair.ts';
import type { Special, SpecialOutcome } from './special-rounds.ts';

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

async function loseThePrimary(world: FaultWorld, lose: Loss): Promise<SpecialOutcome> {
  const pair = await startPair();
  let restore = (): void => undefined;
  try {
    world.reachDatabaseBy(pair.url);
    return await scanThroughLoss(world, {
      lose: async () => {
        restore = await lose(pair);
      },
      giveBack: () => pair.promote(),
    });
  } finally {
    restore();
    await pair.close();
  }
}
