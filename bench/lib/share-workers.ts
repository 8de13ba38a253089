import type { Arrival } from './day-traffic.ts';

type Open = { readonly pages: number; readonly finishes: number[]; next: number };

/**
 * The most scans that are open at once in a day whose workers scan so many pages a day, if each open scan gets the same share of them, as claims
 * give it: small scans end soon, and large ones wait. `arrivals` are in their order.
 */
export function findMostOpenScans(arrivals: readonly Arrival[], pagesPerDay: number): number {
  const sizes = new Map<number, Open>();
  let [now, given, open, most] = [0, 0, 0, 0];
  const findNext = () =>
    [...sizes.values()]
      .filter(({ finishes, next }) => next < finishes.length)
      .toSorted((a, b) => (a.finishes[a.next] ?? 0) - (b.finishes[b.next] ?? 0))[0];
  const advanceTo = (at: number) => {
    for (let first = findNext(); first !== undefined; first = findNext()) {
      // What every open scan has been given when the first of them ends: scans of one size end in the order of their arrival.
      const finish = first.finishes[first.next] ?? 0;
      const ends = now + ((finish - given) * open) / pagesPerDay;
      if (ends > at) break;
      [now, given] = [ends, finish];
      first.next += 1;
      open -= 1;
    }
    if (open > 0) given += ((at - now) * pagesPerDay) / open;
    now = at;
  };
  for (const { at, pages } of arrivals) {
    advanceTo(at);
    const size = sizes.get(pages) ?? { pages, finishes: [], next: 0 };
    sizes.set(pages, size);
    size.finishes.push(given + pages);
    open += 1;
    most = Math.max(most, open);
  }
  return most;
}
