import type { Logger } from 'pino';
import { cropShots } from '../browser/crop-shots.ts';
import type { ScreenshotStore } from '../files/screenshot-store.ts';
import type { Pictures } from '../visit/observation.ts';

/** File names of the stored screenshots by their shot's key, and how many could not be taken or stored. */
export type StoredShots = { readonly names: ReadonlyMap<string, string>; readonly lost: number };

/** Cuts the shots out of a visit's pictures and stores them. One that cannot be made or written is counted, and costs no finding. */
export async function storeShots(
  { screenshots, log }: { readonly screenshots: ScreenshotStore; readonly log: Logger },
  scanId: string,
  { bands, missed }: Pictures,
): Promise<StoredShots> {
  const names = new Map<string, string>();
  try {
    for (const shot of await cropShots(bands)) names.set(shot.key, await screenshots.put(scanId, shot.image));
  } catch (error) {
    log.warn({ err: error, scan: scanId }, 'screenshots could not be stored');
  }
  const taken = bands.reduce((sum, band) => sum + band.shots.length, 0);
  return { names, lost: missed + taken - names.size };
}
