import { z } from 'zod';
import { inPageCall } from '../../browser/in-page-code.ts';
import { PageFailure } from '../../browser/page-failure.ts';
import type { PageState } from '../../findings/page-states.ts';
import { timeLeft } from '../../time/time-left.ts';
import type { Budget, DrivenPage, DrivingBudget, DrivingEngine, StateResult } from '../engine.ts';
import { isLeftOut } from '../left-out.ts';
import { hearsScrolling, readListeners } from '../read-listeners.ts';
import { readPastHiding } from '../read-past-hiding.ts';
import { messagesOf, textsOf, toRule } from '../rule-folder.ts';
import type { RuleOutcome } from '../rule-outcome.ts';
import { joinRules, toResult } from '../rule-outcome.ts';
import type { Refusals } from './forms/refusal.ts';
import { submitForms } from './forms/submit-forms.ts';
import { listStops } from './list-stops.ts';
import type { OperateRule, Operation } from './operate-rule.ts';
import { operateRules } from './operate-rules.ts';
import { OperatedPage } from './operated-page.ts';
import { openParts } from './opening/open-parts.ts';
import type { OpenedParts } from './opening/opener.ts';
import type { TrapOutcomes } from './traps/find-traps.ts';
import { findTraps } from './traps/find-traps.ts';
import { isLarge, limitOfWork } from './page-work.ts';
import { watchTimers } from './watch-timers.ts';

const untilDrawn = inPageCall<[mostMs: number]>(
  new URL('../../browser/in-page/pause.ts', import.meta.url),
  'untilDrawn',
);
const scriptsOfPage = inPageCall<[]>(new URL('in-page/part-keys.ts', import.meta.url), 'scriptsOfPage');
const moment = new URL('../../browser/in-page/page-moment.ts', import.meta.url);
const passTimers = inPageCall<[]>(moment, 'passTimers');
const leaveMoment = inPageCall<[]>(moment, 'leaveMoment');
const releasePage = inPageCall<[]>(new URL('in-page/still.ts', import.meta.url), 'releasePage');
const drawnMs = 150;
const scrolledMs = 1_000;
const notRun = { passed: 0, found: [], unfinished: 'late' } as const;
const countElements = 'document.getElementsByTagName("*").length';

/**
 * Presses keys, for problems that only an operated page shows. Cut off the page first (visit/operate-page.ts), so that
 * its scripts cannot reach a server.
 */
export const operateEngine: DrivingEngine = {
  id: 'curbcut-operate',
  version: '31',
  needs: 'drive',
  rules: () => operateRules.map(toRule),
  texts: (language) => textsOf(operateRules, language),
  messages: (language) => messagesOf(operateRules, language),
  run: runOperate,
  states: { look: lookInState },
};

async function lookInState(page: DrivenPage, state: PageState, budget: Budget): Promise<StateResult | undefined> {
  const results: StateResult[] = [];
  for (const rule of operateRules)
    if (rule.inState?.state === state && !isLeftOut(budget, rule))
      results.push(toResult(rule, await rule.inState.look(page, timeLeft(budget.deadline)), budget));
  return results.length === 0 ? undefined : joinRules(results);
}

async function runOperate(given: DrivenPage, limits: DrivingBudget) {
  const main = await readPastHiding(given.main, timeLeft(limits.deadline));
  const driven = { ...given, ...(main && { main }) };
  const known = limits.known?.onPage(await readScripts(driven, limits));
  const elements = Number(await driven.main.evaluate(countElements, timeLeft(limits.deadline)));
  const budget = { ...limits, workMs: limitOfWork(limits.workMs, elements), known };
  const page = await OperatedPage.start(driven, budget);
  let parts: Promise<OpenedParts> | undefined;
  const openOnce = async () => (parts ??= openParts(driven, budget));
  let refusals: Promise<Refusals> | undefined;
  const submitLast = async () => {
    // A form that shows errors would change what is found in opened parts.
    if (budget.parts !== undefined) await openOnce();
    return (refusals ??= submitForms(driven, budget));
  };
  const startAgain = async () => OperatedPage.start(driven, budget);
  const goOn = async () => {
    for (const call of [leaveMoment(), releasePage()]) await driven.main.evaluate(call, timeLeft(limits.deadline));
  };
  const started = { page, known, openParts: openOnce, submitForms: submitLast, startAgain, goOn };
  const result = await runRules(started, { ...budget, isLarge: isLarge(elements) });
  await goOn();
  if (budget.parts !== undefined) await openOnce();
  page.assertUnspoilt();
  return { ...result, unreachedFrames: [], mustReopen: true };
}

async function readScripts({ main }: DrivenPage, { deadline }: DrivingBudget): Promise<readonly string[]> {
  return z.array(z.string()).parse(await main.evaluate(scriptsOfPage(), timeLeft(deadline)));
}

/** `goOn`: lets the page go on, which was kept at one moment and stood still. */
type Started = Pick<Operation, 'page' | 'known' | 'openParts' | 'submitForms' | 'startAgain'> & {
  readonly goOn: () => Promise<void>;
};

async function runRules(
  started: Started,
  budget: Budget & { readonly isLarge: boolean },
): Promise<ReturnType<typeof joinRules>> {
  const results: ReturnType<typeof toResult>[] = [];
  const note = (rule: OperateRule, outcome: RuleOutcome) => {
    const isLeftOutEachTime = budget.isLarge && outcome?.unfinished === 'late';
    results.push(toResult(rule, isLeftOutEachTime ? { ...outcome, unfinished: 'left_out' } : outcome, budget));
  };
  const wanted = operateRules.filter((rule) => !isLeftOut(budget, rule));
  let operation: Operation | undefined;
  let isSilent = false;
  let isAtRest = true;
  for (const rule of wanted) {
    try {
      if (isAtRest && rule.isAtRest !== true) {
        isAtRest = false;
        await started.goOn();
      }
      operation ??= isSilent ? undefined : await startOperation(started, wanted);
      note(rule, operation === undefined ? notRun : await rule.check(operation));
    } catch (error) {
      if (!(error instanceof PageFailure)) throw error;
      note(rule, notRun);
      // Each rule after this one would wait for an answer just as long.
      if (error.kind === 'unresponsive') [isSilent, operation] = [true, undefined];
    }
  }
  return joinRules(results);
}

async function startOperation(started: Started, rules: readonly OperateRule[]): Promise<Operation> {
  const { page } = started;
  await watchTimers(page);
  const listeners = await readListeners(page);
  // Reading the page has scrolled it. A script may take half a second to hide what that has shown.
  if (hearsScrolling(listeners)) await settleScrolled(page);
  const stops = await listStops(page);
  // Several rules may share what watches the page.
  for (const prepare of new Set(rules.map((rule) => rule.prepare))) await prepare?.(page);
  let traps: Promise<TrapOutcomes> | undefined;
  return {
    ...started,
    stops,
    listeners,
    findTraps: async () => (traps ??= findTraps({ ...started, stops, listeners })),
  };
}

/** A script that works in frames asks for its next one when a frame is drawn, which takes long on a busy machine. */
async function settleScrolled(page: OperatedPage): Promise<void> {
  await page.evaluate(untilDrawn(drawnMs));
  await page.evaluate(passTimers());
  await page.settle(scrolledMs);
}
