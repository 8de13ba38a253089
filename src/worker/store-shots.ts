import type { Logger } from 'pino';
import { cropShots } from '../browser/crop-shots.ts';
import type { ScreenshotStore } from '../files/screenshot-store.ts';
import { forEachAtOnce } from '../shared/for-each-at-once.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Pictures } from '../visit/observation.ts';

/** An object store takes as long for ten at once as for one. */
const shotsAtOnce = 8;

/** File names of the stored screenshots by their shot's key, and how many could not be taken or stored. */
export type StoredShots = { readonly names: ReadonlyMap<string, string>; readonly lost: number };

type Deps = {
  readonly screenshots: ScreenshotStore;
  readonly log: Logger;
  readonly metrics?: Pick<Metrics, 'screenshots'> | undefined;
};

/** Cuts the shots out of a visit's pictures and stores them. One that cannot be made or written is counted, and costs no finding. */
export async function storeShots(
  { screenshots, log, metrics }: Deps,
  scanId: string,
  { bands, missed }: Pictures,
): Promise<StoredShots> {
  const names = new Map<string, string>();
  try {
    const shots = await cropShots(bands);
    await forEachAtOnce(shots, shotsAtOnce, async ({ key, image }) => {
      names.set(key, await screenshots.put(scanId, image));
    });
  } catch (error) {
    log.warn({ err: error, scan: scanId }, 'screenshots could not be stored');
  }
  const taken = bands.reduce((sum, band) => sum + band.shots.length, 0);
  const lost = missed + taken - names.size;
  metrics?.screenshots(names.size, lost);
  return { names, lost };
}
