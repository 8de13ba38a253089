import type { EngineReport } from '../engines/finding.ts';
import type { Pictures } from './observation.ts';
import { shotKey } from './shot-key.ts';

/**
 * Updates the keys of the pictures after the order of findings has changed. An element that fails in one of its states
 * moves.
 */
export function followPictures(
  pictures: Pictures,
  before: readonly EngineReport[],
  after: readonly EngineReport[],
): Pictures {
  const places = new Map(listPlaces(after));
  const renamed = new Map(listPlaces(before).map(([name, key]) => [key, places.get(name) ?? key]));
  const bands = pictures.bands.map((band) => ({
    ...band,
    shots: band.shots.map((shot) => ({ ...shot, key: renamed.get(shot.key) ?? shot.key })),
  }));
  const page = pictures.page && {
    ...pictures.page,
    boxes: pictures.page.boxes.map((placed) => ({ ...placed, key: renamed.get(placed.key) ?? placed.key })),
  };
  return { ...pictures, bands, page };
}

/** Lists each element by its rule and selector. Elements that share a selector are numbered in order. */
function listPlaces(reports: readonly EngineReport[]): readonly (readonly [name: string, key: string])[] {
  const counts = new Map<string, number>();
  const findings = reports.flatMap((report) => report.findings);
  return findings.flatMap((finding) =>
    finding.elements.map(({ selector }, index) => {
      const name = `${finding.rule} ${selector}`;
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [`${name} ${count}`, shotKey(finding, index)] as const;
    }),
  );
}
