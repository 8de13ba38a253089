import { z } from 'zod';
import { inPageCall } from '../../../browser/in-page-code.ts';
import type { KnownParts } from '../../known-parts.ts';
import type { Listeners } from '../../read-listeners.ts';
import { escapeKey } from '../keys.ts';
import type { Stops } from '../list-stops.ts';
import type { FocusPlace, OperatedPage } from '../operated-page.ts';

const inPage = new URL('../in-page/stops.ts', import.meta.url);
const keysOfStops = inPageCall<[stops: readonly number[]]>(inPage, 'keysOfStops');

/** Stops between which Tab moves the focus in a circle without the end of the page. One stop: Tab does not move it. */
export type Circle = readonly number[];

/** `pauseMs`: the pause after each key, for scripts that answer later. */
type Walking = { readonly page: OperatedPage; readonly visited: Set<number>; readonly pauseMs: number };

/**
 * The number of keys from the first element, or from the place where the page keeps the focus. Each key costs 5 ms of
 * processor time.
 */
const walkKeys = 12;
const mostCircles = 3;
/** A frame keeps the focus while it has more stops. After this many keys, the walk leaves the frame alone. */
const frameKeys = 20;
/** Scripts that move the focus back do so at once, or after a short timer. */
export const laterMs = 30;

/** The page to walk through, and what other pages of the scan have shown. */
export type Walked = {
  readonly page: OperatedPage;
  readonly stops: Stops;
  readonly listeners: Listeners;
  readonly known: KnownParts | undefined;
};

/**
 * Presses Tab from the first elements on, and then on one element of each kind that was met neither here nor on another
 * page of the scan. `sampleKeys`: 1 shows an element that keeps the focus, 2 also two elements that pass it to each other.
 */
export async function walkStops({ page, stops, known }: Walked, sampleKeys: number): Promise<readonly Circle[]> {
  const visited = new Set<number>();
  const circles: Circle[] = [];
  const walking = { page, visited, pauseMs: 0 };
  const first = await walkFirst(walking, sampleKeys > 1);
  if (first !== undefined) circles.push(first);
  for (const { stop, key } of await listUnmet(page, stops, visited)) {
    if (circles.length >= mostCircles) break;
    const kept = `${key} ${sampleKeys}`;
    if (visited.has(stop) || known?.leaves.get(kept) === true || !(await page.focus(stop))) continue;
    visited.add(stop);
    const { circle } = await walkFrom(walking, sampleKeys, stop);
    if (circle === undefined) known?.leaves.set(kept, true);
    else circles.push(circle);
  }
  return circles;
}

/** The samples that the first keys did not reach, and their keys. */
async function listUnmet(page: OperatedPage, { samples }: Stops, visited: ReadonlySet<number>) {
  const unmet = samples.filter((stop) => !visited.has(stop));
  const keys = unmet.length === 0 ? [] : z.array(z.string()).parse(await page.evaluate(keysOfStops(unmet)));
  return unmet.map((stop, index) => ({ stop, key: keys[index] ?? '' }));
}

async function walkFirst(walking: Walking, mayReturn: boolean): Promise<Circle | undefined> {
  const { page, visited } = walking;
  const isAtFirst = await page.focus(0);
  if (isAtFirst) visited.add(0);
  const { circle, last } = await walkFrom(walking, walkKeys, isAtFirst ? 0 : undefined);
  if (!mayReturn) return circle;
  // A script that moves the focus later is behind or ahead of quick keys, which then seem to go in another circle.
  const isSteady = circle === undefined && (await settled(page, laterMs)).stop === last?.stop;
  return isSteady ? undefined : ((await walkSlowly(walking)) ?? circle);
}

async function walkSlowly(walking: Walking): Promise<Circle | undefined> {
  await walking.page.focusCalmly(0);
  return (await walkFrom({ ...walking, pauseMs: laterMs }, walkKeys, 0)).circle;
}

/** `last`: the position of the focus after the last key. */
type Steps = { readonly circle: Circle | undefined; readonly last: FocusPlace | undefined };

/** Walks until the focus leaves the page, or reaches a stop for the second time. */
async function walkFrom({ page, visited, pauseMs }: Walking, mostKeys: number, start?: number): Promise<Steps> {
  const path: number[] = start === undefined ? [] : [start];
  let keysInFrame = 0;
  let last: FocusPlace | undefined;
  for (let keys = 0; keys < mostKeys; keys += 1) {
    const place = await tabOn(page, pauseMs);
    last = place;
    if (place.isOutside) break;
    if (place.stop === -1) continue;
    const isInFrame = place.isFrame && path.at(-1) === place.stop;
    keysInFrame = isInFrame ? keysInFrame + 1 : 0;
    if (keysInFrame > frameKeys) break;
    if (isInFrame) continue;
    const seen = path.indexOf(place.stop);
    if (seen !== -1) return { circle: path.slice(seen), last };
    path.push(place.stop);
    visited.add(place.stop);
  }
  return { circle: undefined, last };
}

/**
 * True if Tab leads from the last element of the page to the first, and Shift+Tab back, so that neither reaches the
 * browser, as both do without the page's scripts.
 */
export async function isPageCircle(page: OperatedPage, { count }: Stops): Promise<boolean> {
  const last = count - 1;
  if (count < 2 || !(await page.focus(last))) return false;
  if ((await page.tab()).stop !== 0 || (await page.tab(true)).stop !== last) return false;
  await page.press(escapeKey);
  if (!(await page.focus(last)) || (await page.tab()).stop !== 0) return false;
  return (await page.leavesWithoutScripts(last)) && page.leavesWithoutScripts(0, true);
}

async function tabOn(page: OperatedPage, pauseMs: number): Promise<FocusPlace> {
  const place = await page.tab();
  return pauseMs === 0 ? place : settled(page, pauseMs);
}

/** The position of the focus after scripts have had a moment. */
export async function settled(page: OperatedPage, ms: number): Promise<FocusPlace> {
  await page.wait(ms);
  return page.readFocus();
}
