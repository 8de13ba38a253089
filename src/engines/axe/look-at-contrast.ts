import { z } from 'zod';
import { inPageCall } from '../../browser/in-page-code.ts';
import type { PageState } from '../../findings/page-states.ts';
import { timeLeft } from '../../time/time-left.ts';
import type { Budget, DrivenPage, StateLooks, StateResult } from '../engine.ts';
import { isLeftOut } from '../left-out.ts';
import { runAxe } from './run-axe.ts';

const digestColors = inPageCall<[]>(new URL('in-page/colors.ts', import.meta.url), 'digestColors');

const rule = 'color-contrast';
/** Forced colors are excluded, because axe reports wrong ratios there (axe-core-npm issue 1067). */
const colorStates: ReadonlySet<PageState> = new Set<PageState>(['dark', 'more_contrast']);

/** The inputs of contrast for each page in the default state, while it is looked at. */
const digests = new WeakMap<DrivenPage, string>();

/** Contrast for people who prefer other colors. A page without other colors for them is not analyzed again. */
export const contrastInStates: StateLooks = {
  prepare: async (page, states, budget) => {
    if (page.frameCount === 1 && states.some((state) => colorStates.has(state)))
      digests.set(page, await readDigest(page, budget));
  },
  look: async (page, state, budget) =>
    colorStates.has(state) && !isLeftOut(budget, { id: rule }) ? lookAtContrast(page, budget) : undefined,
};

async function lookAtContrast(page: DrivenPage, budget: Budget): Promise<StateResult> {
  const before = digests.get(page);
  if (before !== undefined && before === (await readDigest(page, budget)))
    return { rules: {}, findings: [], same: [rule] };
  const timeoutMs = timeLeft(budget.deadline);
  return runAxe(page, { ...budget, timeoutMs, only: [rule], without: [] });
}

async function readDigest({ main }: DrivenPage, { deadline }: Budget): Promise<string> {
  return z.string().parse(await main.evaluate(digestColors(), timeLeft(deadline)));
}
