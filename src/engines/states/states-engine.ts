import { inPageCall } from '../../browser/in-page-code.ts';
import type { PageState } from '../../findings/page-states.ts';
import { timeLeft } from '../../time/time-left.ts';
import type { Budget, DrivenPage, Engine, StateResult } from '../engine.ts';
import { isLeftOut } from '../left-out.ts';
import { messagesOf, textsOf, toRule } from '../rule-folder.ts';
import { joinRules, toResult } from '../rule-outcome.ts';
import { statesRules } from './states-rules.ts';

const rememberPage = inPageCall<[hasLayout: boolean]>(new URL('in-page/before.ts', import.meta.url), 'rememberPage');

/** States that give text more or less room. */
const layoutStates: ReadonlySet<PageState> = new Set<PageState>(['text_spacing', 'zoom_200', 'reflow_320']);

/** Looks at the page in the states of the scan: see docs/states.md. It sees the page's own document, without frames. */
export const statesEngine: Engine = {
  id: 'curbcut-states',
  version: '6',
  needs: 'states',
  rules: () => statesRules.map(toRule),
  texts: (language) => textsOf(statesRules, language),
  messages: (language) => messagesOf(statesRules, language),
  states: { prepare, look },
};

async function prepare(page: DrivenPage, states: readonly PageState[], budget: Budget): Promise<void> {
  const { deadline } = budget;
  const hasLayout = states.some((state) => layoutStates.has(state));
  await page.main.evaluate(rememberPage(hasLayout), timeLeft(deadline));
  for (const rule of statesRules)
    if (!isLeftOut(budget, rule) && rule.states.some((state) => states.includes(state)))
      await rule.prepare?.(page, deadline);
}

async function look(page: DrivenPage, state: PageState, budget: Budget): Promise<StateResult> {
  const results: StateResult[] = [];
  for (const rule of statesRules)
    if (!isLeftOut(budget, rule) && rule.states.includes(state))
      results.push(toResult(rule, await rule.look(page, budget.deadline), budget));
  return joinRules(results);
}
