import { PageFailure } from '../../browser/page-failure.ts';
import type { PageState } from '../../findings/page-states.ts';
import { timeLeft } from '../../time/time-left.ts';
import type { Budget, DrivenPage, DrivingEngine, RuleTexts, StateResult } from '../engine.ts';
import type { EngineResult } from '../finding.ts';
import { readPastHiding } from '../read-past-hiding.ts';
import { joinWordings } from '../rule-wording.ts';
import { checkClickable } from './check-clickable.ts';
import { checkClippedText, lookAtClippedText } from './check-clipped-text.ts';
import { checkFocusVisible } from './check-focus-visible.ts';
import { checkKeyboardTrap } from './check-keyboard-trap.ts';
import type { TrapOutcomes } from './check-keyboard-trap.ts';
import { checkMotion } from './check-motion.ts';
import { checkMovingImages } from './check-moving-images.ts';
import { checkShortcuts } from './check-shortcuts.ts';
import { operateTexts } from './de/operate-rules.ts';
import type { RuleOutcome } from './findings.ts';
import { toResult } from './findings.ts';
import type { Stops } from './list-stops.ts';
import { listStops } from './list-stops.ts';
import { OperatedPage } from './operated-page.ts';
import { operateRules } from './operate-rules.ts';
import type { Listeners } from '../read-listeners.ts';
import {
  hearsActions,
  hearsAllKeys,
  hearsMotion,
  mayMoveFocus,
  mayReturnFocus,
  readListeners,
} from '../read-listeners.ts';

const texts: Readonly<Record<string, RuleTexts>> = { de: joinWordings([operateTexts]) };

/**
 * Presses keys, for what only an operated page shows. The page must be cut off before (visit/operate-page.ts): nothing that its
 * scripts do then may reach a server.
 */
export const operateEngine: DrivingEngine = {
  id: 'curbcut-operate',
  version: '5',
  needs: 'drive',
  rules: () => operateRules,
  texts: (language) => texts[language] ?? new Map(),
  run: runOperate,
  states: { look: lookAtZoom },
};

async function lookAtZoom(page: DrivenPage, state: PageState, budget: Budget): Promise<StateResult | undefined> {
  if (state !== 'zoom_200') return undefined;
  const outcome = await lookAtClippedText(page, { ...budget, timeoutMs: timeLeft(budget.deadline) });
  return outcome === undefined ? undefined : toResult('text-clipped-at-200', outcome, budget.maxElements);
}

/** What all rules start from. */
type Start = {
  readonly page: OperatedPage;
  readonly stops: Stops;
  readonly listeners: Listeners;
  /** Two rules ask, and the keys are pressed once. */
  traps?: Promise<TrapOutcomes>;
};
type RunRule = (start: Start) => Promise<RuleOutcome>;

/** In this order: what changes the page least comes first. */
const checks: readonly (readonly [rule: string, run: RunRule])[] = [
  ['clickable-by-keyboard', runClickable],
  ['moving-image', async ({ page }) => checkMovingImages(page)],
  ['focus-visible', runFocusVisible],
  ['keyboard-trap', async (start) => (await findTraps(start)).trap],
  ['tab-leaves', async (start) => (await findTraps(start)).tabLeaves],
  ['text-clipped-at-200', runClippedText],
  ['motion-actuation', runMotion],
  ['character-shortcuts', runShortcuts],
];

async function runOperate(given: Parameters<DrivingEngine['run']>[0], budget: Budget) {
  const main = await readPastHiding(given.main, timeLeft(budget.deadline));
  const page = new OperatedPage({ ...given, ...(main && { main }) }, budget);
  const result = await runChecks(page, budget.maxElements);
  page.assertUnspoilt();
  return { ...result, unreachedFrames: [], mustReopen: true };
}

type Found = Pick<EngineResult, 'rules' | 'findings'>;

async function runChecks(page: OperatedPage, maxElements: number): Promise<Found> {
  const results: Found[] = [];
  let start: Start | undefined;
  for (const [rule, run] of checks) {
    try {
      start ??= { page, stops: await listStops(page), listeners: await readListeners(page) };
      const outcome = await run(start);
      if (outcome !== undefined) results.push(toResult(rule, outcome, maxElements));
    } catch (error) {
      // The time is over, or the page is gone or does not answer: the rules after this one will say the same.
      if (!(error instanceof PageFailure)) throw error;
      results.push({ rules: { [rule]: null }, findings: [] });
    }
  }
  return {
    rules: Object.fromEntries(results.flatMap(({ rules }) => Object.entries(rules))),
    findings: results.flatMap(({ findings }) => findings),
  };
}

/** Without a script that listens to keys or to the focus, Tab does what the browser does. */
async function findTraps(start: Start): Promise<TrapOutcomes> {
  const { page, stops, listeners } = start;
  if (stops.count === 0) return { trap: undefined, tabLeaves: undefined };
  const passed = { passed: stops.count, found: [] };
  if (!mayMoveFocus(listeners)) return { trap: passed, tabLeaves: passed };
  start.traps ??= checkKeyboardTrap(page, stops, { mayReturn: mayReturnFocus(listeners) });
  return start.traps;
}

/** Without a script that does something, a click does nothing but what the browser does. */
async function runClickable({ page, listeners }: Start): Promise<RuleOutcome> {
  return hearsActions(listeners) ? checkClickable(page) : undefined;
}

async function runFocusVisible({ page, stops }: Start): Promise<RuleOutcome> {
  return stops.count === 0 ? undefined : checkFocusVisible(page);
}

async function runClippedText({ page }: Start): Promise<RuleOutcome> {
  return checkClippedText(page);
}

async function runMotion({ page, listeners }: Start): Promise<RuleOutcome> {
  return hearsMotion(listeners) ? checkMotion(page, listeners) : undefined;
}

async function runShortcuts({ page, listeners }: Start): Promise<RuleOutcome> {
  return (await hearsAllKeys(page, listeners)) ? checkShortcuts(page) : undefined;
}
