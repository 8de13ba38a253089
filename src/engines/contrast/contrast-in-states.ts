import { z } from 'zod';
import { inPageCall } from '../../browser/in-page-code.ts';
import type { PageState } from '../../findings/page-states.ts';
import { timeLeft } from '../../time/time-left.ts';
import type { Budget, DrivenPage, StateLooks, StateResult } from '../engine.ts';
import { isLeftOut } from '../left-out.ts';

const digestColors = inPageCall<[]>(new URL('in-page/colors.ts', import.meta.url), 'digestColors');

const rule = 'color-contrast';
/** The system chooses forced colors, so they are not judged. */
const colorStates: ReadonlySet<PageState> = new Set<PageState>(['dark', 'more_contrast']);

/** The inputs of contrast for each page in the default state, while it is looked at. */
const digests = new WeakMap<DrivenPage, string>();

type JudgeContrast = (page: DrivenPage, budget: Budget) => Promise<StateResult>;

/** Contrast for people who prefer other colors. A page without other colors for them is not analyzed again. */
export function contrastInStates(judge: JudgeContrast): StateLooks {
  return {
    prepare: async (page, states, budget) => {
      if (page.frameCount === 1 && states.some((state) => colorStates.has(state)))
        digests.set(page, await readDigest(page, budget));
    },
    look: async (page, state, budget) => {
      if (!colorStates.has(state) || isLeftOut(budget, { id: rule })) return undefined;
      const before = digests.get(page);
      const isSame = before !== undefined && before === (await readDigest(page, budget));
      return isSame ? { rules: {}, findings: [], same: [rule] } : judge(page, budget);
    },
  };
}

async function readDigest({ main }: DrivenPage, { deadline }: Budget): Promise<string> {
  return z.string().parse(await main.evaluate(digestColors(), timeLeft(deadline)));
}
