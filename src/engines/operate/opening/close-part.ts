import { z } from 'zod';
import { inPageCall } from '../../../browser/in-page-code.ts';
import type { Key } from '../keys.ts';
import { enterKey, escapeKey, spaceKey, tabKey } from '../keys.ts';
import type { OperatedPage } from '../operated-page.ts';
import type { ClosedBy, Leaving, Opening } from './opener.ts';
import { pressCloser } from './press-pointer.ts';

const inPage = (file: string) => new URL(`in-page/${file}`, import.meta.url);
const closing = inPage('closing.ts');
const settleClosed = inPageCall<[steps: number]>(closing, 'settleClosed');
const closeByForce = inPageCall<[]>(closing, 'closeByForce');
const findCloser = inPageCall<[]>(closing, 'findCloser');
const focusCloser = inPageCall<[]>(closing, 'focusCloser');
const settleFocus = inPageCall<[]>(closing, 'settleFocus');
const readNextStop = inPageCall<[opener: number]>(closing, 'readNextStop');
const focusOpener = inPageCall<[opener: number]>(inPage('opened.ts'), 'focusOpener');
const focusInside = inPageCall<[]>(inPage('leak.ts'), 'focusInside');
const isFocusInOpened = inPageCall<[]>(inPage('dialogs.ts'), 'isFocusInOpened');

const closerSchema = z.object({ hasCloser: z.boolean(), hasOthers: z.boolean() });
const noCloser = { hasCloser: false, hasOthers: false };
const nextSchema = z.enum(['near', 'top', 'away']);

/** Steps of 50 ms. Scripts close most things at once, and what has the focus often after an animation. */
const quickSteps = 1;
const patientSteps = 8;

/** The ways to close a part from the inside. */
const keysThatReturn: ReadonlySet<ClosedBy> = new Set(['escape', 'control']);

type Closed = Pick<Leaving, 'closedBy' | 'hasOthers' | 'focusAfter'> & { readonly isInFront: boolean };

/** Closes what was opened: by Escape, by its own control, by the opener, by the pointer, or by force. */
export async function closePart(page: OperatedPage, index: number, opening: Opening): Promise<Closed> {
  const { dialog } = opening;
  if (dialog !== null) await page.evaluate(focusInside());
  const isEntered = opening.hasFocus || opening.isReachedByTab;
  const hadFocus = isEntered && (await page.evaluate(isFocusInOpened())) === true;
  const steps = dialog !== null || hadFocus ? patientSteps : quickSteps;
  const closed = await close(page, index, { dialog, steps });
  const isInFront = closed.closedBy === 'not' && (await page.evaluate(closeByForce())) === true;
  if (!hadFocus || opening.by === 'pointer' || !keysThatReturn.has(closed.closedBy)) return { ...closed, isInFront };
  return { ...closed, isInFront, focusAfter: await readFocusAfter(page, index) };
}

type Way = readonly [closedBy: ClosedBy, use: () => Promise<boolean>];

async function close(
  page: OperatedPage,
  index: number,
  { dialog, steps }: Pick<Opening, 'dialog'> & { readonly steps: number },
): Promise<Pick<Leaving, 'closedBy' | 'hasOthers'>> {
  const isClosed = async () => (await page.evaluate(settleClosed(steps))) === true;
  await page.press(escapeKey);
  if (await isClosed()) return { closedBy: 'escape', hasOthers: false };
  const { hasCloser, hasOthers } = dialog === null ? noCloser : closerSchema.parse(await page.evaluate(findCloser()));
  const byKey = async (focus: string, key: Key) => pressOn(page, focus, key);
  const byOpener: Way = ['opener', async () => byKey(focusOpener(index), enterKey)];
  const byCloser: readonly Way[] = [
    ['control', async () => byKey(focusCloser(), enterKey)],
    ['control', async () => byKey(focusCloser(), spaceKey)],
    byOpener,
    ['pointer', async () => pressCloser(page)],
  ];
  for (const [closedBy, use] of hasCloser ? byCloser : [byOpener])
    if ((await use()) && (await isClosed())) return { closedBy, hasOthers };
  return { closedBy: 'not', hasOthers };
}

/** Returns false if what the key is for does not take the focus. */
async function pressOn(page: OperatedPage, focus: string, key: Key): Promise<boolean> {
  if ((await page.evaluate(focus)) !== true) return false;
  await page.press(key);
  return true;
}

/** Presses Tab if no element has the focus, because people can go on from there. */
async function readFocusAfter(page: OperatedPage, index: number): Promise<Leaving['focusAfter']> {
  if ((await page.evaluate(settleFocus())) === true) return 'kept';
  await page.press(tabKey);
  return nextSchema.parse(await page.evaluate(readNextStop(index)));
}
