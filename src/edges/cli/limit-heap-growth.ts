import { setFlagsFromString } from 'node:v8';

/** In percent of what is in use after a collection. */
export const heapGrowing = '--heap-growing-percent=50';

/**
 * V8 collects when the heap has grown by a share of what was in use after the last collection. It chooses this share by its own
 * measure of cost, up to four times as much and several hundred MB before the first collection: a service that uses 75 MB let garbage
 * grow to 290 MB while it read a long sitemap. With half, it collects in time, for a few milliseconds of mostly concurrent work each
 * (docs/decisions/0008-performance-choices.md). Call this before what makes the garbage. V8 ignores a flag that it does not know.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(heapGrowing);
}
