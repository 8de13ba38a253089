import type { TextWatch } from '../../../../browser/in-page/text-watch.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import type { Verdict } from '../../in-page/verdict.ts';
import type { en } from './en.ts';

/**
 * Texts that the page changes by itself. What they are like then, and whether people can stop that, is found by watching on: see
 * updating-text-review.ts.
 */
export async function check(): Promise<readonly Verdict<typeof en>[]> {
  const watch: TextWatch | undefined = window.curbcutTextWatch;
  if (watch === undefined || document.scripts.length === 0) return [];
  return (await awaitUpdating(watch)).map((element) => ({
    element,
    result: 'needs_review',
    message: ['changes'],
  }));
}

/** A text that changes once a second is seen. Where people could stop it, nothing is proven, and so nothing is waited for. */
export async function awaitUpdating(watch: TextWatch): Promise<readonly Element[]> {
  const longMs = 1_150;
  const controls = 'a[href], area[href], button, input, select, textarea, summary, iframe, [onclick], [tabindex]';
  let updating = listUpdating(watch);
  while (updating.length === 0 && performance.now() < watch.since + longMs) {
    if (document.querySelector(controls) !== null) break;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    updating = listUpdating(watch);
  }
  return updating;
}

export function listUpdating({ changes, since }: TextWatch): readonly Element[] {
  return [...changes]
    .filter(([element, times]) => isLate(times, since) && isPartOfPage(element))
    .map(([element]) => element);
}

/** Not only while the page was drawn for the first time. */
export function isLate(times: readonly number[], since: number): boolean {
  const leastMs = 500;
  return times.some((time) => time - since >= leastMs);
}

/** People see it, together with other text. Time, and how far something has come, are what they are waiting for. */
export function isPartOfPage(element: Element): boolean {
  const meters =
    'progress, meter, [role=progressbar], [role=meter], [role=timer], [aria-busy=true], title, script, style';
  if (!(element instanceof HTMLElement) || !element.isConnected || element.closest(meters) !== null) return false;
  const text = element.innerText.trim();
  return text !== '' && isExposed(element) && document.body.innerText.trim() !== text;
}
