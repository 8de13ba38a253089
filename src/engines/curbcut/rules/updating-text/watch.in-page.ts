import { keepMoment, leaveMoment } from '../../../../browser/in-page/page-moment.ts';
import { pause } from '../../../../browser/in-page/pause.ts';
import type { TextWatch } from '../../../../browser/in-page/text-watch.ts';
import { findAt } from '../../../in-page/find-at.ts';

/** The changes of a text so far: their number and time span. `isClock`: it shows a time of day or a remaining time. */
export type WatchedText = {
  readonly changes: number;
  readonly spanMs: number;
  /** The time of the last change, by `performance.now()`. */
  readonly lastAt: number;
  readonly isClock: boolean;
};
export type WatchTask = {
  readonly paths: readonly (readonly string[])[];
  readonly leastChanges: number;
  readonly leastSpanMs: number;
  readonly mostMs: number;
};

/**
 * Waits until each text has changed this often and this long, or has stopped changing, or until the time is over. A text
 * that changes once a second has stopped after `idleMs`.
 */
export async function watchOn({
  paths,
  leastChanges,
  leastSpanMs,
  mostMs,
}: WatchTask): Promise<readonly WatchedText[]> {
  const start = performance.now();
  const deadline = start + mostMs;
  leaveMoment();
  const read = () => paths.map(readWatched);
  let texts = read();
  const idleMs = 2_500;
  const isOpen = ({ changes, spanMs, lastAt }: WatchedText) =>
    (changes < leastChanges || spanMs < leastSpanMs) && performance.now() - Math.max(start, lastAt) < idleMs;
  while (texts.some(isOpen) && performance.now() < deadline) {
    await pause(100);
    texts = read();
  }
  keepMoment();
  return texts;
}

export function readWatched(path: readonly string[]): WatchedText {
  const found = findAt(path);
  const element = found.kind === 'element' ? found.element : null;
  const watch: TextWatch | undefined = window.curbcutTextWatch;
  const times = element === null ? [] : (watch?.changes.get(element) ?? []);
  const isClock = /\d\s?(?::|h|min|sec|s\b|hours?|days?)\s?\d*/i.test(element?.textContent ?? '');
  const lastAt = times.at(-1) ?? 0;
  return { changes: times.length, spanMs: lastAt - (times[0] ?? 0), lastAt, isClock };
}

/** True if the page has any part that people can use, which may stop the changes or lead to a way to stop them. */
export function hasControl(): boolean {
  const controls =
    'a[href], area[href], summary, select, textarea, iframe, frame, object, embed, input:not([type=hidden], [type=button]), form button, form input, [contenteditable], [command], [popovertarget], [accesskey]';
  return [...document.querySelectorAll(controls)].some((control) => !control.matches(':disabled'));
}
