import type { Key } from '../keys.ts';
import { arrowKeys, backTabKey, escapeKey, tabKey } from '../keys.ts';
import type { FocusPlace, OperatedPage } from '../operated-page.ts';
import type { Circle } from './find-circles.ts';
import { laterMs, settled } from './find-circles.ts';

/** Tries the keys that everyone knows. Escape comes after Tab, because it may close an element. */
export async function canLeave(page: OperatedPage, circle: Circle, ms: number): Promise<boolean> {
  if (await leavesAfter(page, circle, { keys: [], ms })) return true;
  if (await leavesAfter(page, circle, { keys: [], ms, isBack: true })) return true;
  return (
    (await leavesAfter(page, circle, { keys: [escapeKey], ms })) || leavesAfter(page, circle, { keys: arrowKeys, ms })
  );
}

/**
 * True if Tab keeps the focus in the circle, and Shift+Tab leaves the page only until a script sets the focus in the
 * circle again.
 */
export async function isPulledBack(page: OperatedPage, circle: Circle): Promise<boolean> {
  if (await leavesAfter(page, circle, { keys: [], ms: laterMs })) return false;
  await enter(page, circle);
  for (let step = 0; step <= circle.length; step += 1) {
    await page.tab(true);
    const { stop, isOutside } = await settled(page, laterMs);
    if (isOutside || !circle.includes(stop)) return circle.includes(stop);
  }
  return false;
}

type Attempt = { readonly keys: readonly Key[]; readonly ms: number; readonly isBack?: boolean };

/** True if the focus leaves the circle after these keys are pressed in it, and then Tab often enough to go around. */
export async function leavesAfter(page: OperatedPage, circle: Circle, attempt: Attempt): Promise<boolean> {
  return attempt.ms === 0 ? leavesQuickly(page, circle, attempt) : leavesSlowly(page, circle, attempt);
}

async function leavesSlowly(
  page: OperatedPage,
  circle: Circle,
  { keys, ms, isBack = false }: Attempt,
): Promise<boolean> {
  await enter(page, circle);
  for (const key of keys) {
    await page.press(key);
    await page.wait(ms);
  }
  if (keys.length > 0 && isFree(await page.readFocus(), circle)) return true;
  for (let step = 0; step <= circle.length; step += 1) {
    await page.tab(isBack);
    if (isFree(await settled(page, ms), circle)) return true;
  }
  // A script that answers a key later has had too little time so far.
  return ms < laterMs && isFree(await settled(page, laterMs), circle);
}

/** Presses all keys at once, with one Tab more in each attempt. */
async function leavesQuickly(page: OperatedPage, circle: Circle, { keys, isBack = false }: Attempt): Promise<boolean> {
  const tab = isBack ? backTabKey : tabKey;
  for (let tabs = keys.length > 0 ? 0 : 1; tabs <= circle.length + 1; tabs += 1) {
    await enter(page, circle);
    await page.pressAtOnce([...keys, ...Array.from({ length: tabs }, () => tab)]);
    if (isFree(await page.readFocus(), circle)) return true;
  }
  return false;
}

function isFree({ stop, isOutside }: FocusPlace, circle: Circle): boolean {
  return isOutside || !circle.includes(stop);
}

export async function enter(page: OperatedPage, [first]: Circle): Promise<void> {
  if (first !== undefined) await page.focusCalmly(first);
}
