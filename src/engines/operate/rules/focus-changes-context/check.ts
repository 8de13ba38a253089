import { z } from 'zod';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import { mayMoveFocus } from '../../../read-listeners.ts';
import type { RuleOutcome, SaidElement } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import { describeStops } from '../../describe-elements.ts';
import type { Operation } from '../../operate-rule.ts';
import type { OperatedPage } from '../../operated-page.ts';
import { readChanges } from '../../watch-changes.ts';
import type { en } from './en.ts';

const focusOthers = inPageCall<[most: number]>(new URL('focus-others.in-page.ts', import.meta.url), 'focusOthers');

const mostStops = 60;
const mostTried = 8;
/** Scripts that answer the focus after a timer wait less than this. */
const settleMs = 150;

/**
 * Finds elements that leave the page, or open a window, as soon as they have the focus (WCAG 3.2.1). Each element that
 * had the focus shortly before such a change gets it once more, alone, after a time without a change.
 */
export async function check({ page, listeners }: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  const count = z.int().parse(await page.evaluate(focusOthers(mostStops)));
  if (count === 0) return undefined;
  // Only a script that hears of the focus or of keys answers them.
  if (!mayMoveFocus(listeners)) return { passed: count, found: [] };
  await page.settle(settleMs);
  const suspects = new Set((await readChanges(page)).flatMap(({ stops }) => stops).filter((stop) => stop >= 0));
  const found = suspects.size === 0 ? [] : await tryStops(page, [...suspects].slice(0, mostTried));
  return { passed: count - found.length, found };
}

type Found = SaidElement<Said<typeof en>>;

async function tryStops(page: OperatedPage, suspects: readonly number[]): Promise<readonly Found[]> {
  await page.blur();
  await page.settle(settleMs);
  await readChanges(page);
  await page.settle(settleMs);
  // A page that changes by itself proves nothing about the focus.
  if ((await readChanges(page)).length > 0) return [];
  const found: Found[] = [];
  for (const stop of suspects) found.push(...(await tryStop(page, stop)));
  return found;
}

async function tryStop(page: OperatedPage, stop: number): Promise<readonly Found[]> {
  await page.focus(stop);
  await page.settle(settleMs);
  const what = (await readChanges(page)).at(0)?.what;
  if (what === undefined) return [];
  const message: Said<typeof en> = what === 'page' ? ['page'] : ['window'];
  return describeStops(page, [stop], { kind: 'failed', message });
}
