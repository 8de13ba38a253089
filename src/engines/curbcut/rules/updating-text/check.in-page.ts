import { pause } from '../../../../browser/in-page/pause.ts';
import type { TextWatch } from '../../../../browser/in-page/text-watch.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/**
 * Finds texts that the page changes by itself. Their later changes, and people's means to stop them, are found by
 * further watching: see review.ts.
 */
export async function check(): Promise<readonly ElementOutcome<typeof en>[]> {
  const watch: TextWatch | undefined = window.curbcutTextWatch;
  if (watch === undefined || document.scripts.length === 0) return [];
  return (await awaitUpdating(watch)).map((element) => ({
    element,
    result: 'needs_review',
    message: ['changes'],
  }));
}

/**
 * Waits long enough to see a text that changes once a second. If people could stop the changes, there is no proof, so
 * it does not wait.
 */
export async function awaitUpdating(watch: TextWatch): Promise<readonly Element[]> {
  const longMs = 1_150;
  const controls = 'a[href], area[href], button, input, select, textarea, summary, iframe, [onclick], [tabindex]';
  let updating = listUpdating(watch);
  while (updating.length === 0 && performance.now() < watch.since + longMs) {
    if (document.querySelector(controls) !== null) break;
    await pause(50);
    updating = listUpdating(watch);
  }
  return updating;
}

export function listUpdating({ changes, since }: TextWatch): readonly Element[] {
  return [...changes]
    .filter(([element, times]) => isLate(times, since) && isPartOfPage(element))
    .map(([element]) => element);
}

/** True if it also changes after the first drawing of the page. */
export function isLate(times: readonly number[], since: number): boolean {
  const leastMs = 500;
  return times.some((time) => time - since >= leastMs);
}

/** True if people see it together with other text. Times and progress are excluded, because people wait for them. */
export function isPartOfPage(element: Element): boolean {
  const meters =
    'progress, meter, [role=progressbar], [role=meter], [role=timer], [aria-busy=true], title, script, style';
  if (!(element instanceof HTMLElement) || !element.isConnected || element.closest(meters) !== null) return false;
  const text = element.innerText.trim();
  return text !== '' && isExposed(element) && document.body.innerText.trim() !== text;
}
