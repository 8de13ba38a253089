import type { Random } from '../../test/faults/seeded-random.ts';
import { createRandom } from '../../test/faults/seeded-random.ts';

/** A scan that begins at this moment of the day, from 0 to 1. */
export type Arrival = { readonly at: number; readonly site: string; readonly pages: number };

/** What share of the scans has how many pages. */
export const scanSizes = [
  { pages: 1, share: 0.4 },
  { pages: 10, share: 0.3 },
  { pages: 40, share: 0.2 },
  { pages: 200, share: 0.08 },
  { pages: 1_000, share: 0.02 },
] as const;

/** What share of the pages arrives between which hours: schedules at night, people by day. */
export const hours = [
  { name: '01:00 and 05:00', from: 1, to: 5, share: 0.5 },
  { name: '08:00 and 18:00', from: 8, to: 18, share: 0.35 },
  { name: '00:00 and 24:00', from: 0, to: 24, share: 0.15 },
] as const;

export const pagesPerScan = scanSizes.reduce((sum, { pages, share }) => sum + pages * share, 0);

/** The share of a day's pages that arrives in each of its hours. */
export function sharePerHour(): readonly number[] {
  return Array.from({ length: 24 }, (_, hour) =>
    hours.reduce((sum, { from, to, share }) => sum + (hour >= from && hour < to ? share / (to - from) : 0), 0),
  );
}

/** The scans of a day with about so many pages, in their order; the same for the same number. Each is of a different site. */
export function planArrivals(pages: number): readonly Arrival[] {
  const random = createRandom(pages);
  const count = Math.round(pages / pagesPerScan);
  const sizes = scanSizes.flatMap(({ pages: size, share }) => Array<number>(Math.round(count * share)).fill(size));
  return sizes
    .map((size, index) => ({ at: pickMoment(random), site: `https://site-${index}.example`, pages: size }))
    .toSorted((a, b) => a.at - b.at);
}

function pickMoment(random: Random): number {
  let share = random.below(1_000_000) / 1_000_000;
  const part = hours.find((one) => (share -= one.share) < 0) ?? hours[2];
  return (part.from + (random.below(1_000_000) / 1_000_000) * (part.to - part.from)) / 24;
}
