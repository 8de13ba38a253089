import type { PageFaultKind } from '../browser/page-failure.ts';
import { PageFailure } from '../browser/page-failure.ts';
import type { OpenPage } from '../browser/open-page.ts';
import type { Tab } from '../browser/tab.ts';
import type { Budget, DrivingBudget, DrivingEngine, Engine } from '../engines/engine.ts';
import type { EngineReport, EngineResult } from '../engines/finding.ts';
import type { LeftOut } from '../engines/left-out.ts';
import { timeLeft } from '../time/time-left.ts';
import { countKept, leaveOutElements, leaveOutRules } from './leave-out.ts';
import { says } from '../texts/saying.ts';

export type EnginesTask = {
  /** The first engine must finish: see engines/engines.ts. */
  readonly engines: readonly Engine[];
  readonly deadline: number;
  /** What the scan leaves out on its pages. */
  readonly leftOut?: LeftOut | undefined;
};

type OperatingTask = Pick<DrivingBudget, 'parts' | 'known'> & { readonly operateMs: number };

/** Reopens the page for an engine that operates it, if the previous engine has changed it. False if that fails. */
export type Reopen = () => Promise<boolean>;

const ruleMs = 3_000;
/** The part of the remaining time that is reserved for each later engine. */
const reservedShare = 0.1;
const mostReservedMs = 2_000;
/** An engine does not start if less time remains. */
const leastMs = 200;

/**
 * Runs the engines that only read, one after the other, on the page in front. Throws PageFailure if the first one
 * cannot finish.
 */
export async function runReadingEngines(page: OpenPage, task: EnginesTask): Promise<readonly EngineReport[]> {
  const reading = task.engines.filter((engine) => engine.needs === 'read');
  const reports: EngineReport[] = [];
  for (const [index, engine] of reading.entries()) {
    const budget = budgetFor(task, reading.length - 1 - index);
    const run = async () => leaveOutElements({ ...page, engine }, await engine.run(page, budget), task.leftOut);
    reports.push(report(engine, await runOrGiveUp({ engine, isFirst: engine === task.engines[0] }, budget, run)));
  }
  return leaveOutRules(reports, task.leftOut);
}

/** Runs the engines that operate the page. The page is not read afterwards. */
export async function runDrivingEngines(
  tab: Pick<Tab, 'hold' | 'session'>,
  task: EnginesTask & OperatingTask,
  reopen: Reopen,
): Promise<readonly EngineReport[]> {
  const driving = task.engines.filter((engine): engine is DrivingEngine => engine.needs === 'drive');
  const reports: EngineReport[] = [];
  let isAsLoaded = true;
  for (const [index, engine] of driving.entries()) {
    const { operateMs: workMs, parts, known } = task;
    const budget = { ...budgetFor(task, driving.length - 1 - index), workMs, parts, known };
    const run = async () => {
      if (!isAsLoaded && !(await reopen())) return notRun(engine);
      // An engine that fails midway leaves the page in an unknown state.
      isAsLoaded = false;
      const page = { ...(await tab.hold()), session: tab.session };
      const { mustReopen, ...result } = await engine.run(page, budget);
      const kept = await leaveOutElements({ ...page, engine }, result, task.leftOut);
      isAsLoaded = !mustReopen;
      return kept;
    };
    reports.push(report(engine, await runOrGiveUp({ engine, isFirst: engine === task.engines[0] }, budget, run)));
  }
  return reports;
}

function budgetFor({ deadline, leftOut }: EnginesTask, following: number): Budget {
  const reservedMs = following * Math.min(mostReservedMs, timeLeft(deadline) * reservedShare);
  return { deadline: deadline - reservedMs, ruleMs, maxElements: countKept(leftOut), leftOut };
}

/** Faults of an engine's work. All others are faults of the page. */
const enginesFaults: ReadonlySet<PageFaultKind> = new Set(['unresponsive', 'too_slow', 'too_deep', 'script_failed']);

type Turn = { readonly engine: Engine; readonly isFirst: boolean };

/**
 * An engine that fails or does not finish costs only its own rules, except the first engine, which costs the page. If
 * the page is gone, it throws, because the other engines would fail, too.
 */
async function runOrGiveUp(
  { engine, isFirst }: Turn,
  budget: Budget,
  run: () => Promise<EngineResult>,
): Promise<EngineResult> {
  if (!isFirst && timeLeft(budget.deadline) < leastMs) return notRun(engine);
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof PageFailure)) throw error;
    if (isFirst || !enginesFaults.has(error.kind)) throw nameSlowness(error);
    return notRun(engine);
  }
}

/** The page was loaded and readable, but checking it did not end. */
export function nameSlowness(failure: PageFailure): PageFailure {
  if (failure.kind !== 'unresponsive') return failure;
  return new PageFailure('too_slow', says('visits.silent_while_checked'), { cause: failure });
}

/** The report of an engine that did not run. None of its rules passed or failed. */
export function reportNotRun(engine: Engine): EngineReport {
  return report(engine, notRun(engine));
}

/** Empty reports for a page that is not shown in other states. The states add their results to them. */
export function reportOfStates(engines: readonly Engine[]): readonly EngineReport[] {
  const result = { rules: {}, findings: [], unreachedFrames: [] };
  return engines.filter(({ needs }) => needs === 'states').map((engine) => report(engine, result));
}

function notRun(engine: Engine): EngineResult {
  return {
    rules: Object.fromEntries(engine.rules().map(({ id }) => [id, null])),
    findings: [],
    unreachedFrames: [],
  };
}

function report({ id, version }: Engine, result: EngineResult): EngineReport {
  return { ...result, engine: { id, version } };
}
