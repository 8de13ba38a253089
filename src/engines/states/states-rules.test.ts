import { testTables } from '../../../test/e2e/rule-tables.ts';
import { inPageCall } from '../../browser/in-page-code.ts';
import { enterState, leaveState } from '../../browser/page-in-state.ts';
import type { PageState } from '../../findings/page-states.ts';
import type { Markup } from '../rule-cases.ts';
import { statesEngine } from './states-engine.ts';
import { statesRules } from './states-rules.ts';

const leaveMoment = inPageCall<[]>(new URL('../../browser/in-page/page-moment.ts', import.meta.url), 'leaveMoment');
const device = { width: 1280, height: 800, deviceScaleFactor: 1, isMobile: false, locale: 'en-US' };

/** The state that the markup names, or the first one of the rule. */
function stateOf(rule: string, markup: Markup): PageState {
  const named = typeof markup === 'object' && 'body' in markup ? markup.state : undefined;
  const state = named ?? statesRules.find(({ id }) => id === rule)?.states[0];
  if (state === undefined) throw new Error(`${rule} has no state.`);
  return state;
}

await testTables(
  statesRules,
  async (rule) => import(`./rules/${rule}/cases.ts`),
  async (page, budget, { rule, markup }) => {
    const state = stateOf(rule, markup);
    await page.main.evaluate(leaveMoment(), budget.ruleMs);
    await statesEngine.states?.prepare?.(page, [state], budget);
    await enterState({ ...page, device }, state);
    const result = await statesEngine.states?.look(page, state, budget);
    await leaveState({ ...page, device }, state);
    return result ?? { rules: {}, findings: [] };
  },
);
