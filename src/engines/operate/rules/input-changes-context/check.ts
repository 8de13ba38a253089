import { z } from 'zod';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import { foundElementShape } from '../../../found-element.ts';
import type { RuleOutcome, SaidElement } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import { arrowKeys, backArrowKeys, characterKeys, spaceKey } from '../../keys.ts';
import type { Operation } from '../../operate-rule.ts';
import type { OperatedPage } from '../../operated-page.ts';
import { readChanges } from '../../watch-changes.ts';
import type { en } from './en.ts';

const inPage = new URL('inputs.in-page.ts', import.meta.url);
const listInputs = inPageCall<[heard: readonly string[], most: number]>(inPage, 'listInputs');
const focusInput = inPageCall<[index: number]>(inPage, 'focusInput');
const enterInput = inPageCall<[index: number]>(inPage, 'enterInput');
const leaveInput = inPageCall<[index: number]>(inPage, 'leaveInput');
const restoreInputs = inPageCall<[]>(inPage, 'restoreInputs');
const describeInput = inPageCall<[index: number]>(inPage, 'describeInput');

const waySchema = z.enum(['down', 'up', 'space', 'type']).nullable();
type Way = z.infer<typeof waySchema>;
const describedSchema = z.array(z.object({ mark: z.object(foundElementShape), advice: z.string().nullable() }));

const heardTypes = new Set(['input', 'change', 'click', 'keydown', 'keypress', 'keyup', 'blur', 'focusout']);
const mostInputs = 5;
/** Scripts that answer a change after a timer wait less than this. */
const settleMs = 150;

const [down] = arrowKeys;
const [up] = backArrowKeys;
const one = characterKeys.find(({ key }) => key === '1');
const keys = { down, up, space: spaceKey, type: one };

type Found = SaidElement<Said<typeof en>>;

/**
 * Finds controls that leave the page, or open a window, as soon as their value changes (WCAG 3.2.2). All are changed
 * once. If the page then tries to leave, each is changed again, alone.
 *
 * WCAG allows it if people were advised before. The advice may be anywhere before the control, or on an earlier page of
 * a process (technique G13). Curbcut opens the page by its URL, as people can, so the page itself must give it. A control
 * fails if no text of the page can be the advice, and needs review otherwise.
 */
export async function check({ page, listeners }: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  const heard = [...new Set(listeners.map(({ type }) => type))].filter((type) => heardTypes.has(type));
  if (heard.length === 0) return undefined;
  const count = z.int().parse(await page.evaluate(listInputs(heard, mostInputs)));
  if (count === 0) return undefined;
  const indexes = [...Array(count).keys()];
  await readChanges(page);
  for (const index of indexes) await change(page, index);
  await page.settle(settleMs);
  const isSuspect = (await readChanges(page)).length > 0;
  // A change that did nothing does nothing when it is undone, so nothing is waited for.
  if (isSuspect) await restore(page);
  else await page.evaluate(restoreInputs());
  const found = isSuspect && !(await leavesUnchanged(page, indexes)) ? await tryAll(page, indexes) : [];
  return { passed: count - found.length, found };
}

/** True if the page leaves by itself, by the focus alone, or by the keys, which proves nothing about a change. */
async function leavesUnchanged(page: OperatedPage, indexes: readonly number[]): Promise<boolean> {
  const ways = new Set<Way>();
  for (const index of indexes) ways.add(waySchema.parse(await page.evaluate(focusInput(index))));
  await page.blur();
  for (const way of ways) await pressWay(page, way);
  await page.settle(settleMs);
  return (await readChanges(page)).length > 0;
}

async function tryAll(page: OperatedPage, indexes: readonly number[]): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const index of indexes) found.push(...(await tryAlone(page, index)));
  return found;
}

async function tryAlone(page: OperatedPage, index: number): Promise<readonly Found[]> {
  const isChanged = await change(page, index);
  await page.settle(settleMs);
  const what = (await readChanges(page)).at(0)?.what;
  if (!isChanged || what === undefined) return [];
  await restore(page);
  const described = describedSchema.parse(await page.evaluate(describeInput(index)));
  return described.map(({ mark, advice }) => ({ ...mark, ...judge(what, advice) }));
}

/** Gives the controls their values back, and forgets what the page does then. */
async function restore(page: OperatedPage): Promise<void> {
  await page.evaluate(restoreInputs());
  await page.settle(settleMs);
  await readChanges(page);
}

/** Changes a control by a key, and leaves it. Returns false if its value stays. */
async function change(page: OperatedPage, index: number): Promise<boolean> {
  const way = waySchema.parse(await page.evaluate(enterInput(index)));
  await pressWay(page, way);
  return (await page.evaluate(leaveInput(index))) === true;
}

async function pressWay(page: OperatedPage, way: Way): Promise<void> {
  const key = way === null ? undefined : keys[way];
  if (key !== undefined) await page.press(key);
}

function judge(what: 'page' | 'window', advice: string | null): Pick<Found, 'kind' | 'message'> {
  if (advice === null) return { kind: 'failed', message: [what] };
  if (advice === '') return { kind: 'needs_review', message: ['unknown'] };
  return { kind: 'needs_review', message: ['advised', { advice }] };
}
