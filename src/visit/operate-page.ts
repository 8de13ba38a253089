import type { Place } from '../browser/page-picture.ts';
import { refuseConsent } from '../browser/refuse-consent.ts';
import { PageFailure } from '../browser/page-failure.ts';
import type { Tab } from '../browser/tab.ts';
import type { PartJudge } from '../engines/engine.ts';
import type { EngineReport } from '../engines/finding.ts';
import type { SiteParts } from '../engines/known-parts.ts';
import { timeLeft } from '../time/time-left.ts';
import { endsWithin } from '../time/time-limit.ts';
import { limitVisit } from './limit-visit.ts';
import type { MemoryWatched } from './memory-watch.ts';
import type { OpenTask } from './open-task.ts';
import { findSessionDoubt } from './session-doubt.ts';
import type { PageTab } from './slot.ts';
import type { EnginesTask } from './run-engines.ts';
import { reportNotRun, runDrivingEngines } from './run-engines.ts';
import type { PictureTask, TakenPicture } from './take-picture.ts';
import { takeRest } from './take-picture.ts';

type Reopening = Pick<OpenTask, 'url' | 'steps' | 'dismissConsent' | 'session'>;

export type OperateTask = EnginesTask &
  PictureTask &
  Reopening & {
    /** Judges what the page opens. */
    readonly parts?: PartJudge | undefined;
    readonly known?: SiteParts | undefined;
    /** The limit for the page's work while it is operated: see engines/operate/page-work.ts. 0 turns it off. */
    readonly operateMs: number;
    /** Applies to the reopened page, for an engine that needs it in its initial state. */
    readonly maxPageBytes: number;
    readonly browserMemory: MemoryWatched;
    /** If false, the page is reopened first. */
    readonly isAsLoaded: boolean;
    /** The picture of the page as loaded. */
    readonly earlier: TakenPicture;
  };

/**
 * `isSpoilt`: the page no longer answers, or is gone, so its browser must not be used again. `isSignedOut`: the
 * reopened page was no longer signed in.
 */
export type Operated = {
  readonly reports: readonly EngineReport[];
  /** A picture of what was found and is not in the page's own picture, if the page gets one. */
  readonly picture?: TakenPicture;
  /** The places of what was found in the page's own picture. */
  readonly shown?: ReadonlyMap<string, Place>;
  readonly isSpoilt: boolean;
  readonly isSignedOut: boolean;
};

/** Extra time after operating the page, to end a call without an answer. */
const graceMs = 1_000;
const answerMs = 1_000;
/** The page is not reopened if less time remains. */
const leastMs = 1_000;

/**
 * Runs the engines that operate the page, after all other steps. First, the page is cut off. It cannot send requests or
 * navigate, no matter what its scripts do when keys are pressed. A failure here costs only the rules of these engines.
 * Throws only errors that are not the page's.
 */
export async function operatePage(setup: PageTab, task: OperateTask): Promise<Operated> {
  const notRun = listNotOperated(task);
  if (notRun.length === 0 || task.operateMs === 0) return { reports: notRun, isSpoilt: false, isSignedOut: false };
  const page = new ReopenedPage(setup, task);
  try {
    if (!task.isAsLoaded && !(await page.openInTime()))
      return { reports: notRun, isSpoilt: false, isSignedOut: page.isSignedOut };
    const work = setup.tab.untilOverrun(runCutOff(setup, task, page));
    const timeMs = timeLeft(task.deadline) + graceMs;
    const found = await limitVisit(work, { timeMs, memory: task.browserMemory });
    return { ...found, isSpoilt: !(await answers(setup.tab)), isSignedOut: page.isSignedOut };
  } catch (error) {
    if (error instanceof PageFailure) return { reports: notRun, isSpoilt: true, isSignedOut: page.isSignedOut };
    throw error;
  }
}

/** The reports of these engines for a page that is not operated. */
export function listNotOperated({ engines, operateMs }: Pick<OperateTask, 'engines' | 'operateMs'>) {
  const notRun = engines.filter((engine) => engine.needs === 'drive').map(reportNotRun);
  return operateMs === 0 ? notRun.map((report) => ({ ...report, isOff: true as const })) : notRun;
}

async function runCutOff(
  setup: PageTab,
  task: OperateTask,
  page: ReopenedPage,
): Promise<Pick<Operated, 'reports' | 'picture' | 'shown'>> {
  await cutOff(setup);
  const reports = await runDrivingEngines(setup.tab, task, async () => {
    const isOpen = await page.open(task.deadline);
    await cutOff(setup);
    return isOpen;
  });
  return { reports, ...(await takeRest(await setup.tab.hold(), reports, task)) };
}

async function cutOff({ tab, proxy }: PageTab): Promise<void> {
  proxy.freeze();
  await tab.seal();
}

/** Reopens the page for an engine that needs it in its initial state. */
class ReopenedPage {
  readonly #setup: PageTab;
  readonly #task: OperateTask;
  isSignedOut = false;

  constructor(setup: PageTab, task: OperateTask) {
    this.#setup = setup;
    this.#task = task;
  }

  /** Uses the time of the page, not the time for operating it. */
  async openInTime(): Promise<boolean> {
    const { deadline, browserMemory } = this.#task;
    const timeMs = timeLeft(deadline);
    if (timeMs < leastMs) return false;
    const opening = this.#setup.tab.untilOverrun(this.open(deadline));
    return limitVisit(opening, { timeMs: timeMs + graceMs, memory: browserMemory });
  }

  /** False if the page cannot be restored, or shows the content for other visitors. */
  async open(deadline: number): Promise<boolean> {
    const { url, steps, dismissConsent, maxPageBytes, session } = this.#task;
    // Steps act on the live site, so they are taken once.
    if (steps.length > 0) return false;
    this.#setup.proxy.beginPage(maxPageBytes);
    const visit = await this.#setup.tab.visit(url, { deadline, isDecided: () => false });
    if (visit.kind !== 'opened') return false;
    const { tab } = this.#setup;
    if (dismissConsent) await tab.whileAwake(async () => refuseConsent(tab, deadline));
    const doubt = session && (await findSessionDoubt(session, this.#setup, visit.answer.finalUrl));
    this.isSignedOut ||= doubt !== undefined;
    return doubt === undefined;
  }
}

/** False if the page in front does not answer, and its browser must not be used again. */
export async function answers(tab: Tab): Promise<boolean> {
  let isAnswered = false;
  const asked = tab.session.send('Runtime.evaluate', { expression: '0' }).then(() => (isAnswered = true));
  return (await endsWithin(answerMs, asked)) && isAnswered;
}
