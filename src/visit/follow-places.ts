import type { EngineReport } from '../engines/finding.ts';
import { listKeys } from './element-keys.ts';
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
  const keys = new Map(listKeys(after));
  const renamed = new Map(listKeys(before).map(([name, key]) => [key, keys.get(name) ?? key]));
  const places = new Map([...picture.places].map(([key, place]) => [renamed.get(key) ?? key, place]));
  return { ...picture, places };
}
