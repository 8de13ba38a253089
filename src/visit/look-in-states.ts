import { PageFailure } from '../browser/page-failure.ts';
import { enterState, leaveState } from '../browser/page-in-state.ts';
import type { Device } from '../browser/visit.ts';
import type { Budget, DrivenPage, Engine } from '../engines/engine.ts';
import type { EngineReport } from '../engines/finding.ts';
import type { LeftOut } from '../engines/left-out.ts';
import type { Review } from '../engines/review.ts';
import { inPageCall } from '../browser/in-page-code.ts';
import type { PageState } from '../findings/page-states.ts';
import { sortStates } from '../findings/page-states.ts';
import { isOver, timeLeft } from '../time/time-left.ts';
import { countKept, leaveOutElements } from './leave-out.ts';
import { limitVisit } from './limit-visit.ts';
import type { MemoryWatched } from './memory-watch.ts';
import type { ViewOfFindings } from './join-pictures.ts';
import type { StateLook } from './merge-states.ts';
import { keepOfState } from './merge-states.ts';
import type { LookedStates } from './observation.ts';
import type { PageTab } from './slot.ts';
import { runReviews } from './run-reviews.ts';
import type { PictureTask } from './take-picture.ts';
import { takePicture } from './take-picture.ts';

export type StatesTask = PictureTask & {
  /** The user preferences in which the page is checked. */
  readonly states: readonly PageState[];
  readonly device: Device;
  readonly engines: readonly Engine[];
  readonly reviews: readonly Review[];
  readonly mayCapture: boolean;
  readonly browserMemory: MemoryWatched;
  /** What the scan leaves out on its pages. */
  readonly leftOut?: LeftOut | undefined;
};

/** `view`: the picture of what only this state shows. */
export type SeenState = StateLook & { readonly view: ViewOfFindings };

/** `isSpoilt`: the browser must not be used again. `isChanged`: the page has changed, so it must be reopened. */
export type LookedAt = {
  readonly looks: readonly SeenState[];
  readonly looked: LookedStates;
  readonly isSpoilt: boolean;
  readonly isChanged: boolean;
};

const readPageMark = inPageCall<[]>(new URL('../browser/in-page/page-mark.ts', import.meta.url), 'readPageMark');

/** The limit for the engines in one state, and again for the reviews. The page's own time limit applies, too. */
const stateMs = 10_000;
const graceMs = 1_000;
const markMs = 1_000;
const ruleMs = 3_000;
/** A state is skipped if less time remains. */
const leastMs = 200;

/**
 * Checks the page again in each state without reloading it. Runs after all other steps that only read the page. A
 * failure here costs only the states. Throws only errors that are not the page's.
 */
export async function lookInStates(
  { tab }: Pick<PageTab, 'tab'>,
  task: StatesTask,
  loaded: readonly EngineReport[],
): Promise<LookedAt> {
  const states = sortStates(task.states);
  const looks: SeenState[] = [];
  const done = (rest: Pick<LookedAt, 'isSpoilt' | 'isChanged'>): LookedAt => {
    const looked = looks.map(({ state }) => state);
    const notLooked = states.filter((state) => !looked.includes(state));
    return { looks, looked: { states: looked, notLooked }, ...rest };
  };
  if (states.length === 0) return done({ isSpoilt: false, isChanged: false });
  const timeMs = (2 * states.length + 1) * stateMs;
  const work = async () => {
    const page = { ...(await tab.hold()), session: tab.session, device: task.device };
    await tab.wake();
    const deadline = Math.min(task.deadline, performance.now() + timeMs);
    return lookAtAll(page, { ...task, states, deadline, loaded }, (look) => looks.push(look));
  };
  try {
    const isChanged = await limitVisit(tab.untilOverrun(work()), {
      timeMs: timeMs + graceMs,
      memory: task.browserMemory,
    });
    return done({ isSpoilt: false, isChanged });
  } catch (error) {
    if (error instanceof PageFailure) return done({ isSpoilt: true, isChanged: true });
    throw error;
  }
}

type Shown = DrivenPage & { readonly device: Device };
/** `loaded`: the reports of the page as loaded. */
type LookTask = StatesTask & { readonly loaded: readonly EngineReport[] };

/** True if the page has changed. */
async function lookAtAll(page: Shown, task: LookTask, note: (look: SeenState) => void): Promise<boolean> {
  const before = await page.main.evaluate(readPageMark(), markMs);
  const isPrepared = await runOrGiveUp(page, async () => prepare(page, task));
  for (const state of isPrepared === true ? task.states : []) {
    if (isOver(task.deadline - leastMs)) break;
    const look = await runOrGiveUp(page, async () => lookIn(page, state, task));
    if (look !== undefined) note(look);
    await leaveState(page, state);
  }
  if (await page.isReplaced()) return true;
  return (await page.main.evaluate(readPageMark(), markMs)) !== before;
}

async function prepare(page: Shown, task: StatesTask): Promise<true> {
  for (const { states } of task.engines) await states?.prepare?.(page, task.states, budgetFor(task));
  return true;
}

/**
 * Returns undefined if the page did not answer. If the page is gone, it throws, because the other states would fail,
 * too.
 */
async function runOrGiveUp<T>(page: Shown, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PageFailure) || error.kind === 'crashed' || error.kind === 'closed') throw error;
    if (error.kind === 'unresponsive') await page.interrupt();
    return undefined;
  }
}

async function lookIn(page: Shown, state: PageState, task: LookTask): Promise<SeenState | undefined> {
  await enterState(page, state);
  const budget = budgetFor(task);
  const reports: EngineReport[] = [];
  const same: string[] = [];
  for (const engine of task.engines) {
    const { id, version, states } = engine;
    const result = await states?.look(page, state, budget);
    if (result === undefined) continue;
    const found = { rules: result.rules, findings: result.findings, unreachedFrames: [], engine: { id, version } };
    reports.push(await leaveOutElements({ ...page, engine }, found, task.leftOut));
    same.push(...(result.same ?? []));
  }
  const isFinished = reports.every(({ rules }) => Object.values(rules).every((counts) => counts !== null));
  if (!isFinished) return undefined;
  const reviewed = await runReviews(page, reports, { ...task, deadline: budgetFor(task).deadline });
  const fresh = keepOfState(reviewed.reports, task.loaded);
  const view = { picture: await takePicture(page, fresh, task), reports: fresh };
  return { state, reports: reviewed.reports, same, view };
}

function budgetFor({ deadline, leftOut }: StatesTask): Budget {
  const ends = Math.min(deadline, performance.now() + stateMs);
  return { deadline: ends, ruleMs: Math.min(ruleMs, timeLeft(ends)), maxElements: countKept(leftOut), leftOut };
}
