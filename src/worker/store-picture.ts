import type { Logger } from 'pino';
import type { ScreenshotStore } from '../adapters/files/screenshot-store.ts';
import { shrinkTile } from '../adapters/pictures/shrink-tile.ts';
import type { PagePicture, Place } from '../browser/page-picture.ts';
import type { StoredTile } from '../findings/page-picture.ts';
import { nameCrop } from '../findings/page-picture.ts';
import type { StoredPlace } from '../records/pages/build-groups.ts';
import type { StoredVisit } from '../records/pages/report-visit.ts';
import type { Metrics } from '../service/metrics/metrics.ts';
import type { VisitOutcome } from '../visit/observation.ts';

type PictureDeps = {
  readonly screenshots: ScreenshotStore;
  readonly log: Logger;
  readonly metrics?: Pick<Metrics, 'screenshots'> | undefined;
};
type Stored = Pick<StoredVisit, 'picture' | 'places' | 'lostShots'>;

const none: Stored = { picture: undefined, places: new Map(), lostShots: 0 };

/** Stores the picture of a page. If that fails, its findings stay. */
export async function storePicture(
  { screenshots, log, metrics }: PictureDeps,
  scanId: string,
  outcome: VisitOutcome,
): Promise<Stored> {
  if (outcome.kind === 'failed' || outcome.picture === undefined) return none;
  const { picture } = outcome;
  try {
    if (picture !== 'lost') {
      const stored = await storeTiles(screenshots, scanId, picture);
      metrics?.screenshots(stored.picture?.tiles.length ?? 0, 0);
      return stored;
    }
  } catch (error) {
    log.warn({ err: error, scan: scanId }, 'the picture of a page could not be stored');
  }
  metrics?.screenshots(0, 1);
  const findings = outcome.reports.flatMap((report) => report.findings);
  return { ...none, lostShots: findings.reduce((sum, { elements }) => sum + elements.length, 0) };
}

async function storeTiles(
  screenshots: Pick<ScreenshotStore, 'put'>,
  scanId: string,
  { parts, width, height, pageHeight, places }: PagePicture,
): Promise<Stored> {
  const tiles: StoredTile[] = [];
  for (const { image, firstRow, lastRow, ...size } of parts) {
    const name = await screenshots.put(scanId, await shrinkTile(image, size));
    tiles.push({ name, firstRow, lastRow });
  }
  const stored = [...places].map(([key, place]) => [key, describePlace(place, tiles)] as const);
  return { picture: { tiles, width, height, pageHeight }, places: new Map(stored), lostShots: 0 };
}

function describePlace(place: Place, tiles: readonly StoredTile[]): StoredPlace {
  if (place.kind === 'unseen') return { box: place.reason, screenshot: null };
  const { box, outline } = place;
  const tile = tiles[place.part]?.name ?? '';
  return { box: [box.x, box.y, box.width, box.height], screenshot: nameCrop({ tile, outline }) };
}
