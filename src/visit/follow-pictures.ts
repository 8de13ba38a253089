import type { EngineReport, Finding } from '../engines/finding.ts';
import type { Pictures } from './observation.ts';
import { shotKey } from './shot-key.ts';

/** The pictures of elements whose place among the findings has changed: an element that fails in one of its states moves. */
export function followPictures(
  pictures: Pictures,
  before: readonly EngineReport[],
  after: readonly EngineReport[],
): Pictures {
  const places = new Map(after.flatMap(listPlaces).toReversed());
  const renamed = new Map(before.flatMap(listPlaces).map(([name, key]) => [key, places.get(name) ?? key]));
  const bands = pictures.bands.map((band) => ({
    ...band,
    shots: band.shots.map((shot) => ({ ...shot, key: renamed.get(shot.key) ?? shot.key })),
  }));
  return { ...pictures, bands };
}

/** Of each element, by its rule and selector. */
function listPlaces({ findings }: EngineReport): readonly (readonly [name: string, key: string])[] {
  return findings.flatMap((finding: Finding) =>
    finding.elements.map(({ selector }, index) => [`${finding.rule} ${selector}`, shotKey(finding, index)] as const),
  );
}
