import { pause, timeout } from '../../../browser/in-page/pause.ts';

declare global {
  interface Window {
    /** The timers of the page's scripts that are set and not cleared, by id. Undefined if they are not watched. */
    curbcutTimers?: Map<string, Timer>;
    curbcutTimersFrom?: number;
  }
}

/** `at`: when it was set. In milliseconds, by the clock of the page. `isFrame`: it waits for a frame or an idle moment. */
export type Timer = {
  readonly at: number;
  readonly delay: number;
  readonly repeats: boolean;
  readonly isFrame?: true;
};

/** Watches the timers that scripts set from now on: see tell-timers.ts. */
export function watchTimers(name: string): void {
  const timers = new Map<string, Timer>();
  window.curbcutTimers = timers;
  document.addEventListener(name, (event) => {
    if (event instanceof CustomEvent) noteTimer(timers, String(event.detail));
  });
}

export function noteTimer(timers: Map<string, Timer>, detail: string): void {
  // Browsers delay nested timers of 0 ms by 4 ms.
  const [mostKept, leastDelay] = [1_000, 5];
  const [called = '', id = '', delay] = detail.split(' ');
  const at = performance.now();
  if (timers.size > mostKept) for (const [old, timer] of timers) if (dueOf(timer) < at) timers.delete(old);
  if (called.startsWith('clear')) timers.delete(id);
  else if (called.startsWith('request')) noteFrame(timers, `${called} ${id}`, called);
  else timers.set(id, { at, delay: Math.max(leastDelay, Number(delay)), repeats: called === 'setInterval' });
}

/** Notes what waits for the next frame, or for an idle moment, until it has come. */
export function noteFrame(timers: Map<string, Timer>, id: string, called: string): void {
  const frameMs = 16;
  timers.set(id, { at: performance.now(), delay: frameMs, repeats: true, isFrame: true });
  const end = () => timers.delete(id);
  if (called === 'requestIdleCallback') requestIdleCallback(end);
  else requestAnimationFrame(end);
}

/** The time at which it ends, or ends next. */
export function dueOf({ at, delay, repeats }: Timer): number {
  const rounds = repeats ? Math.ceil((performance.now() - at) / delay) : 1;
  return at + delay * Math.max(1, rounds);
}

/** The time to the next moment, until then, at which a script may do something. Infinity if it has no timer for it. */
export function timeToNext(until: number): number {
  const now = performance.now();
  const { curbcutTimers } = window;
  if (curbcutTimers === undefined) return until > now ? until - now : Infinity;
  const times = [...curbcutTimers.values()].map(dueOf).filter((due) => due >= now && due <= until);
  return Math.min(Infinity, ...times) - now;
}

/** True if a script may do something within this time. */
export function isPlanned(ms: number): boolean {
  return timeToNext(performance.now() + ms) < Infinity;
}

/**
 * Waits until scripts have done what they have planned, at most so long. A script that waits for no timer answers within
 * `leastMs`. Returns how long it waited.
 */
export async function settle(mostMs: number): Promise<number> {
  const leastMs = 40;
  const start = performance.now();
  const until = start + mostMs;
  for (let ms = Math.min(leastMs, mostMs); ms < Infinity; ms = timeToNext(until) + 1) await pause(ms);
  await untilFrames(until);
  // A timer that became due while the last pause ended has its turn.
  await timeout(0);
  return performance.now() - start;
}

/** Waits for the frames and idle moments that scripts wait for since then. On a busy machine they come late. */
export async function untilFrames(since: number): Promise<void> {
  const [mostMs, stepMs] = [1_000, 10];
  const from = performance.now();
  const isAwaited = () =>
    [...(window.curbcutTimers?.values() ?? [])].some(({ at, isFrame }) => isFrame === true && at <= since);
  while (isAwaited() && performance.now() - from < mostMs) await timeout(stepMs);
}

/** Forgets the timers so far, for `readTimer`. */
export function forgetTimers(): void {
  window.curbcutTimersFrom = performance.now();
}

/** The time until the last timer since then that may hide something. 0 if there is none. */
export function readTimer(leastMs: number, mostMs: number): number {
  const [from, now] = [window.curbcutTimersFrom ?? 0, performance.now()];
  const late = [...(window.curbcutTimers?.values() ?? [])].filter(
    ({ at, delay, repeats }) => !repeats && at >= from && delay >= leastMs && delay <= mostMs,
  );
  return Math.max(0, ...late.map((timer) => dueOf(timer) - now));
}
