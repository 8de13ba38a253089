import { z } from 'zod';
import { inPageCall } from '../../../browser/in-page-code.ts';
import { hearsKeys, hearsPointer, readListeners, readListenersAround, readListenersIn } from '../../read-listeners.ts';
import type { Key } from '../keys.ts';
import { arrowKeys, backArrowKeys, characterKeys, endKey, homeKey, tabKey } from '../keys.ts';
import type { OperatedPage } from '../operated-page.ts';
import type { TriedWidget, Widget } from './widget.ts';
import { widgetSchema } from './widget.ts';

type Search = { readonly most: number; readonly isOpened: boolean; readonly judged: readonly string[] };

const inPage = (file: string) => new URL(`in-page/${file}`, import.meta.url);
const listWidgets = inPageCall<[search: Search]>(inPage('widgets.ts'), 'listWidgets');
const answer = inPage('answer.ts');
const startAnswer = inPageCall<[widget: number, entry: number]>(answer, 'startAnswer');
const focusEntry = inPageCall<[widget: number, entry: number]>(answer, 'focusEntry');
const readAnswer = inPageCall<[ms: number]>(answer, 'readAnswer');
const endAnswer = inPageCall<[]>(answer, 'endAnswer');

const mostWidgets = 4;
/** Scripts answer keys at once, or after a short timer. */
const patientMs = 150;

/** Presses the keys that lead to the items of each widget that Tab does not reach, until the widget answers. */
export async function tryWidgets(
  page: OperatedPage,
  { isOpened, judged = [] }: Pick<Search, 'isOpened'> & Partial<Search>,
): Promise<readonly TriedWidget[]> {
  const found = await page.evaluate(listWidgets({ most: mostWidgets, isOpened, judged }));
  const tried: TriedWidget[] = [];
  for (const [index, widget] of z.array(widgetSchema).parse(found).entries()) {
    const outcome = (await answers(page, index, widget)) ? 'answers' : await judge(page, widget);
    tried.push({ mark: widget.mark, item: widget.item, outcome });
  }
  return tried;
}

async function answers(page: OperatedPage, index: number, widget: Widget): Promise<boolean> {
  let isAnswered = false;
  for (let entry = 0; entry < widget.entries && !isAnswered; entry += 1) {
    if ((await page.evaluate(startAnswer(index, entry))) !== true) continue;
    isAnswered = await answersFrom(page, async () => void (await page.evaluate(focusEntry(index, entry))), widget);
  }
  if (widget.entries > 0) await page.evaluate(endAnswer());
  return isAnswered;
}

/** Most widgets answer the first key. `enter`: sets the focus again, because a key may move it out of the widget. */
async function answersFrom(page: OperatedPage, enter: () => Promise<void>, widget: Widget): Promise<boolean> {
  const [first, ...others] = listKeys(widget);
  if (first !== undefined) await page.press(first);
  if ((await page.evaluate(readAnswer(0))) === true) return true;
  for (const key of others) {
    await enter();
    await page.press(key);
  }
  return (await page.evaluate(readAnswer(patientMs))) === true;
}

/** The keys of the ARIA patterns, the first letter of an item, and Tab, which a script may lead to an item. */
function listKeys({ isRow, mayType, item }: Widget): readonly Key[] {
  const arrows = [arrowKeys, backArrowKeys].flatMap((pair) => (isRow ? pair.toReversed() : pair));
  const letter = mayType ? characterKeys.filter(({ key }) => key === item.charAt(0).toLowerCase()) : [];
  return [...arrows, homeKey, endKey, ...letter, tabKey];
}

/** A script that listens to the whole page may react to a click on an item, or not. */
async function judge(
  page: OperatedPage,
  { mark, isLink, hasField, hasWayIn }: Widget,
): Promise<TriedWidget['outcome']> {
  if (!isLink && !hearsPointer(await readListenersIn(page, mark.selector)))
    return hearsPointer(await readListenersAround(page)) ? 'likely' : 'idle';
  return hasField || (!hasWayIn && hearsKeys(await readListeners(page))) ? 'likely' : 'certain';
}
