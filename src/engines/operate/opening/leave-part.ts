import { inPageCall } from '../../../browser/in-page-code.ts';
import { backTabKey, tabKey } from '../keys.ts';
import type { OperatedPage } from '../operated-page.ts';
import { tryWidgets } from '../widgets/try-widgets.ts';
import { closePart } from './close-part.ts';
import type { Leaving, Opening } from './opener.ts';
import { leakSchema } from './opener.ts';

const leak = new URL('in-page/leak.ts', import.meta.url);
const focusEdge = inPageCall<[isLast: boolean]>(leak, 'focusEdge');
const readLeak = inPageCall<[]>(leak, 'readLeak');

/** Scripts that keep the focus in a dialog move it back at once, or after a short timer. */
const returnMs = 100;

/** `isInFront`: it could not be closed, so nothing else can be used. */
export type Left = { readonly leaving: Leaving; readonly isInFront: boolean };

/** Tries to leave what was opened, uses the keys of the widgets in it, and closes it. */
export async function leavePart(page: OperatedPage, index: number, opening: Opening): Promise<Left> {
  const { dialog, by, hasWidget } = opening;
  const isEntered = dialog?.isModal === true && (dialog.hasFocus || opening.isReachedByTab);
  const leaked = isEntered ? await findLeak(page) : null;
  const widgets = hasWidget && by === 'keyboard' ? await tryWidgets(page, { isOpened: true }) : [];
  const { isInFront, ...closed } = await closePart(page, index, opening);
  return { leaving: { leak: leaked, widgets, ...closed }, isInFront };
}

/** Presses Tab on the last element of the dialog, and Shift+Tab on its first one. */
export async function findLeak(page: OperatedPage): Promise<Leaving['leak']> {
  for (const isLast of [true, false]) {
    if ((await page.evaluate(focusEdge(isLast))) !== true) continue;
    await page.press(isLast ? tabKey : backTabKey);
    if (leakSchema.parse(await page.evaluate(readLeak())) === null) continue;
    await page.wait(returnMs);
    const found = leakSchema.parse(await page.evaluate(readLeak()));
    if (found !== null) return found;
  }
  return null;
}
