import { keepMoment, leaveMoment } from '../../../../browser/in-page/page-moment.ts';
import { pause } from '../../../../browser/in-page/pause.ts';
import type { TextWatch } from '../../../../browser/in-page/text-watch.ts';
import { findAt } from '../../../in-page/find-at.ts';

/** The changes of a text so far: their number and time span. `isClock`: it shows a time of day or a remaining time. */
export type WatchedText = {
  readonly changes: number;
  readonly spanMs: number;
  readonly isClock: boolean;
  /** True if it changes faster than people read, as a number does that counts up to its value. */
  readonly isFast: boolean;
  /** True if it has stopped changing, also for a text that changes once a second. */
  readonly isAtRest: boolean;
};
export type WatchTask = {
  readonly paths: readonly (readonly string[])[];
  readonly leastChanges: number;
  readonly leastSpanMs: number;
  readonly mostMs: number;
  /** The longest time for a fast text. A busy machine draws few of its steps in a second, so it arrives late. */
  readonly mostFastMs: number;
};

/** Waits until each text has changed this often and this long, or has stopped changing, or until the time is over. */
export async function watchOn({
  paths,
  leastChanges,
  leastSpanMs,
  mostMs,
  mostFastMs,
}: WatchTask): Promise<readonly WatchedText[]> {
  const start = performance.now();
  leaveMoment();
  const read = () => paths.map((path) => readWatched(path, start));
  let texts = read();
  const isOpen = ({ changes, spanMs, isFast, isAtRest }: WatchedText) => {
    if (isAtRest) return false;
    const ms = performance.now() - start;
    return isFast ? ms < mostFastMs : ms < mostMs && (changes < leastChanges || spanMs < leastSpanMs);
  };
  while (texts.some(isOpen)) {
    await pause(100);
    texts = read();
  }
  keepMoment();
  return texts;
}

/** `start`: of the watch, by `performance.now()`. */
export function readWatched(path: readonly string[], start: number): WatchedText {
  const idleMs = 2_500;
  const found = findAt(path);
  const element = found.kind === 'element' ? found.element : null;
  const watch: TextWatch | undefined = window.curbcutTextWatch;
  const times = element === null ? [] : (watch?.changes.get(element) ?? []);
  const isClock = /\d\s?(?::|h|min|sec|s\b|hours?|days?)\s?\d*/i.test(element?.textContent ?? '');
  const [startAt, lastAt] = [times[0] ?? 0, times.at(-1) ?? 0];
  const [fastSteps, fastMs] = [10, 2_000];
  const isFast = (times[fastSteps] ?? Infinity) - startAt < fastMs;
  const isAtRest = performance.now() - Math.max(start, lastAt) >= idleMs;
  return { changes: times.length, spanMs: lastAt - startAt, isClock, isFast, isAtRest };
}

/** True if the page has any part that people can use, which may stop the changes or lead to a way to stop them. */
export function hasControl(): boolean {
  const controls =
    'a[href], area[href], summary, select, textarea, iframe, frame, object, embed, input:not([type=hidden], [type=button]), form button, form input, [contenteditable], [command], [popovertarget], [accesskey]';
  return [...document.querySelectorAll(controls)].some((control) => !control.matches(':disabled'));
}
