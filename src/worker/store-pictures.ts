import type { Logger } from 'pino';
import { cropShots } from '../browser/crop-shots.ts';
import type { PagePicture } from '../browser/page-picture.ts';
import { stitchPage } from '../browser/stitch-page.ts';
import type { ScreenshotStore } from '../adapters/files/screenshot-store.ts';
import type { Metrics } from '../service/metrics/metrics.ts';
import type { StoredVisit } from '../records/pages/report-visit.ts';
import { forEachAtOnce } from '../time/for-each-at-once.ts';
import type { Pictures, VisitOutcome } from '../visit/observation.ts';

/** An object store takes as long for ten writes at once as for one. */
const shotsAtOnce = 8;

type PictureDeps = {
  readonly screenshots: ScreenshotStore;
  readonly log: Logger;
  readonly metrics?: Pick<Metrics, 'screenshots'> | undefined;
};

/** Creates the pictures of a visit and stores them. It counts pictures that fail. Their findings stay. */
export async function storePictures(
  deps: PictureDeps,
  scanId: string,
  outcome: VisitOutcome,
): Promise<Pick<StoredVisit, 'shots' | 'picture'>> {
  if (outcome.kind === 'failed') return { shots: { names: new Map(), lost: 0 }, picture: undefined };
  const { pictures } = outcome;
  return { shots: await storeShots(deps, scanId, pictures), picture: await storePage(deps, scanId, pictures.page) };
}

async function storeShots(
  { screenshots, log, metrics }: PictureDeps,
  scanId: string,
  { bands, missed }: Pictures,
): Promise<StoredVisit['shots']> {
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

async function storePage(
  { screenshots, log }: PictureDeps,
  scanId: string,
  picture: PagePicture | undefined,
): Promise<StoredVisit['picture']> {
  if (picture === undefined) return undefined;
  const { width, height, pageHeight, boxes } = picture;
  try {
    const image = await stitchPage(picture);
    if (image === undefined) return undefined;
    const stored = { name: await screenshots.put(scanId, image), width, height, pageHeight };
    return { stored, boxes: new Map(boxes.map(({ key, box }) => [key, [box.x, box.y, box.width, box.height]])) };
  } catch (error) {
    log.warn({ err: error, scan: scanId }, 'the picture of a page could not be stored');
    return undefined;
  }
}
