import type { Stops } from './list-stops.ts';
import type { OperatedPage } from './operated-page.ts';

/** Stops between which Tab moves the focus in a circle that does not include the end of the page. One stop: Tab does not move it. */
export type Circle = readonly number[];

export type Walk = {
  readonly visited: ReadonlySet<number>;
  readonly circles: readonly Circle[];
};

/** Tabs from the first element, or from where the page keeps the focus. */
const walkKeys = 60;
/** For each sample: enough for an element that keeps the focus, and for two that hand it to each other. */
const sampleKeys = 2;
const mostCircles = 3;
/** A frame keeps the focus for as long as it has stops; one that has more is left to itself. */
const frameKeys = 20;

/** Presses Tab through the page, and then once on one element of each kind that was not met. */
export async function walkStops(page: OperatedPage, { samples }: Stops): Promise<Walk> {
  const visited = new Set<number>();
  const circles: Circle[] = [];
  const walking = { page, visited };
  const isAtFirst = await page.focus(0);
  if (isAtFirst) visited.add(0);
  const first = await walkFrom(walking, walkKeys, isAtFirst ? 0 : undefined);
  if (first !== undefined) circles.push(first);
  for (const stop of samples) {
    if (circles.length >= mostCircles) break;
    if (visited.has(stop) || !(await page.focus(stop))) continue;
    visited.add(stop);
    const circle = await walkFrom(walking, sampleKeys, stop);
    if (circle !== undefined) circles.push(circle);
  }
  return { visited, circles };
}

/** Until the focus leaves the page, or comes to a stop for the second time. */
async function walkFrom(
  { page, visited }: { readonly page: OperatedPage; readonly visited: Set<number> },
  mostKeys: number,
  start?: number,
): Promise<Circle | undefined> {
  const path: number[] = start === undefined ? [] : [start];
  let keysInFrame = 0;
  for (let keys = 0; keys < mostKeys; keys += 1) {
    const place = await page.tab();
    if (place.isOutside) return undefined;
    if (place.stop === -1) continue;
    const isInFrame = place.isFrame && path.at(-1) === place.stop;
    keysInFrame = isInFrame ? keysInFrame + 1 : 0;
    if (keysInFrame > frameKeys) return undefined;
    if (isInFrame) continue;
    const seen = path.indexOf(place.stop);
    if (seen !== -1) return path.slice(seen);
    path.push(place.stop);
    visited.add(place.stop);
  }
  return undefined;
}
