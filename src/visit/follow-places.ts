import type { EngineReport } from '../engines/finding.ts';
import { shotKey } from './shot-key.ts';
import type { TakenPicture } from './take-picture.ts';

/**
 * Updates the keys of the picture's places after the order of findings has changed. An element that fails in one of its
 * states moves.
 */
export function followPlaces(
  picture: TakenPicture,
  before: readonly EngineReport[],
  after: readonly EngineReport[],
): TakenPicture {
  if (picture === undefined || picture === 'lost') return picture;
  const keys = new Map(listElements(after));
  const renamed = new Map(listElements(before).map(([name, key]) => [key, keys.get(name) ?? key]));
  const places = new Map([...picture.places].map(([key, place]) => [renamed.get(key) ?? key, place]));
  return { ...picture, places };
}

/** Lists each element by its rule and selector. Elements that share a selector are numbered in order. */
function listElements(reports: readonly EngineReport[]): readonly (readonly [name: string, key: string])[] {
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
