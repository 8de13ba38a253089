import { setFlagsFromString } from 'node:v8';

/** A percentage of the memory that is in use after a collection. */
export const heapGrowing = '--heap-growing-percent=50';

/**
 * V8 collects when the heap has grown by a share of what was in use after the last collection. V8 chooses this share by
 * its own measure of cost: up to 400 %, and several hundred MB before the first collection. A service that uses 75 MB
 * let garbage grow to 290 MB while it read a long sitemap. With a share of half, V8 collects in time, and each
 * collection costs a few milliseconds of mostly concurrent work (docs/decisions/0008-performance-choices.md). Call this
 * before the code that makes the garbage. V8 ignores a flag that it does not know.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(heapGrowing);
}
