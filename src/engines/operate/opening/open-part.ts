import { inPageCall } from '../../../browser/in-page-code.ts';
import type { DrivenPage } from '../../engine.ts';
import type { OperatingBudget } from '../operate-rule.ts';
import { arrowKeys, backArrowKeys, enterKey, spaceKey, tabKey } from '../keys.ts';
import type { Key } from '../keys.ts';
import type { OperatedPage } from '../operated-page.ts';
import { pressOpener } from './press-pointer.ts';
import type { OpenedState, Opening } from './opener.ts';
import { stateSchema } from './opener.ts';
import type { RefusedRequests } from './refused-requests.ts';

const inPage = (file: string) => new URL(`in-page/${file}`, import.meta.url);
const rememberShown = inPageCall<[]>(inPage('shown-elements.ts'), 'rememberShown');
const opened = inPage('opened.ts');
const focusSelectedTab = inPageCall<[opener: number]>(opened, 'focusSelectedTab');
const focusOpener = inPageCall<[opener: number]>(opened, 'focusOpener');
const settleOpened = inPageCall<[opener: number, mostMs: number, isPatient: boolean]>(opened, 'settleOpened');
const promisesArrows = inPageCall<[opener: number]>(opened, 'promisesArrows');
const readOpened = inPageCall<[opener: number]>(opened, 'readOpened');
const settleClosed = inPageCall<[steps: number]>(inPage('closing.ts'), 'settleClosed');
const isFocusInOpened = inPageCall<[]>(inPage('dialogs.ts'), 'isFocusInOpened');

/** Less than Enter and Space have, so that what a key opens late is never taken for the work of a click. */
const clickMs = 150;
/** The next key would close again what a slow script opens. */
const patientMs = 500;

/** Steps of 50 ms. */
const closeSteps = 4;

/** `isPatient`: see in-page/opened.ts. */
type Wait = { readonly mostMs: number; readonly isPatient: boolean };
const patientClick: Wait = { mostMs: clickMs, isPatient: true };

type Opened = Pick<Opening, 'by' | 'isClosedByClick'>;

type TimedKey = readonly [key: Key, mostMs: number];

/** The keys that open something, in the order of trying them, and how long each may take. */
const pressingKeys: readonly TimedKey[] = [
  [enterKey, patientMs],
  [spaceKey, patientMs],
];
/** Few other openers answer arrows alone, so these are tried once the pointer has opened something. */
const openingKeys: readonly TimedKey[] = [...pressingKeys, ...arrowKeys.map((key) => [key, clickMs] as const)];

export type Use = {
  readonly page: OperatedPage;
  readonly given: DrivenPage;
  readonly budget: OperatingBudget;
  readonly refused: RefusedRequests;
};

/** Uses an opener by keys, and by the pointer if they do not open anything, and judges what opens. */
export async function openPart(use: Use, index: number): Promise<Opening | 'nothing'> {
  const { page, refused } = use;
  const before = refused.count;
  await page.evaluate(rememberShown());
  const used = await open(page, index);
  if (used === undefined) return 'nothing';
  const state = stateSchema.parse(await page.evaluate(readOpened(index)));
  if (refused.count > before && !belongsToOpener(state)) return 'nothing';
  const reports = (await use.budget.parts?.judge(use.given)) ?? [];
  const isReachedByTab = state.dialog !== null && !state.dialog.hasFocus && (await reachesByTab(page));
  return { ...state, ...used, isReachedByTab, reports };
}

/**
 * True if what opened belongs to the opener. If a script's request was refused, it may otherwise be a message about that,
 * or an error view in place of the opener.
 */
function belongsToOpener({ dialog, expanded, isNear }: OpenedState): boolean {
  return dialog !== null || expanded === 'true' || (expanded === null && isNear);
}

/** Returns what opens the part, which is then open. Undefined if nothing does. */
async function open(page: OperatedPage, index: number): Promise<Opened | undefined> {
  if (await openByKey(page, index, false)) return { by: 'keyboard', isClosedByClick: false };
  if (!(await openByPointer(page, index))) return undefined;
  const isClosedByClick = await closeByClick(page, index);
  // A part that was open before may take the focus away from the opener when its script ends late, so keys are tried
  // a second time.
  if (isClosedByClick && (await openByKey(page, index, true))) return { by: 'keyboard', isClosedByClick };
  const isOpen = (await isOpened(page, index, patientClick)) || (await openByPointer(page, index));
  return isOpen ? { by: 'pointer', isClosedByClick } : undefined;
}

/** Tries the keys once more, after a part that a click opened is closed. True if they open something. */
export async function opensByKey(page: OperatedPage, index: number): Promise<boolean> {
  await page.evaluate(rememberShown());
  return openByKey(page, index, true);
}

/** Returns false, with the part open, if a click on the opener does not close it. */
async function closeByClick(page: OperatedPage, index: number): Promise<boolean> {
  // Notes whether the part is a dialog, for what follows.
  await page.evaluate(readOpened(index));
  const isPressed = await pressOpener(page, index, async () => undefined);
  if (!isPressed || (await page.evaluate(settleClosed(closeSteps))) !== true) return false;
  await page.evaluate(rememberShown());
  return true;
}

async function openByKey(page: OperatedPage, index: number, isPatient: boolean): Promise<boolean> {
  const steps = Number(await page.evaluate(focusSelectedTab(index)));
  if (steps !== 0) return openByArrows(page, index, steps);
  const isAll = isPatient || (await page.evaluate(promisesArrows(index))) === true;
  for (const [key, mostMs] of isAll ? openingKeys : pressingKeys) {
    if ((await page.evaluate(focusOpener(index))) !== true) return false;
    await page.press(key);
    if (await isOpened(page, index, { mostMs, isPatient })) return true;
  }
  return false;
}

/** Goes from the selected tab to another one, which the arrow key or Enter or Space selects. */
async function openByArrows(page: OperatedPage, index: number, steps: number): Promise<boolean> {
  for (const arrow of steps > 0 ? arrowKeys : backArrowKeys) {
    await page.evaluate(focusSelectedTab(index));
    for (let step = 0; step < Math.abs(steps); step += 1) await page.press(arrow);
    for (const key of [undefined, enterKey, spaceKey]) {
      if (key !== undefined) await page.press(key);
      if (await isOpened(page, index, patientClick)) return true;
    }
  }
  return false;
}

async function isOpened(page: OperatedPage, index: number, { mostMs, isPatient }: Wait): Promise<boolean> {
  return Number(await page.evaluate(settleOpened(index, mostMs, isPatient))) > 0;
}

/** The click did not open what hovering shows. */
async function openByPointer(page: OperatedPage, index: number): Promise<boolean> {
  if (!(await pressOpener(page, index, async () => void (await page.evaluate(rememberShown()))))) return false;
  return isOpened(page, index, patientClick);
}

async function reachesByTab(page: OperatedPage): Promise<boolean> {
  await page.press(tabKey);
  return (await page.evaluate(isFocusInOpened())) === true;
}
