import { PageFailure } from '../browser/page-failure.ts';
import type { Tab } from '../browser/tab.ts';
import type { EngineReport } from '../engines/finding.ts';
import { timeLeft } from '../shared/time-left.ts';
import { endsWithin } from '../shared/time-limit.ts';
import { limitVisit } from './limit-visit.ts';
import type { MemoryWatched } from './memory-watch.ts';
import type { OpenTask, VisitSetup } from './open-task.ts';
import type { EnginesTask } from './run-engines.ts';
import { reportNotRun, runDrivingEngines } from './run-engines.ts';

export type OperateTask = EnginesTask & {
  readonly url: OpenTask['url'];
  /** The longest that the page may be operated; 0 turns it off. */
  readonly operateMs: number;
  /** Of the page that is opened again, for an engine that needs it as it was loaded. */
  readonly maxPageBytes: number;
  readonly browserMemory: MemoryWatched;
  /** False: it is opened again first. */
  readonly isAsLoaded: boolean;
};

/** `isSpoilt`: the page no longer answers, or is gone, so its browser must not be used again. */
export type Operated = { readonly reports: readonly EngineReport[]; readonly isSpoilt: boolean };

/** Beyond the time for operating, for ending a call that gets no answer. */
const graceMs = 1_000;
const answerMs = 1_000;
/** With less time the page is not opened again. */
const leastMs = 1_000;

/**
 * Runs the engines that operate the page, after everything else is done with it. Before they start, the page is cut off: it can
 * send nothing and navigate nowhere, whatever its scripts do when keys are pressed. What happens here costs only the rules of
 * these engines. Throws only for errors that are not the page's.
 */
export async function operatePage(setup: VisitSetup, task: OperateTask): Promise<Operated> {
  const notRun = listNotOperated(task);
  if (notRun.length === 0) return { reports: [], isSpoilt: false };
  if (task.operateMs === 0) return { reports: notRun, isSpoilt: false };
  const { tab } = setup;
  try {
    if (!task.isAsLoaded && !(await reopenInTime(setup, task))) return { reports: notRun, isSpoilt: false };
    const deadline = Math.min(task.deadline, performance.now() + task.operateMs);
    const work = tab.untilOverrun(runCutOff(setup, { ...task, deadline }));
    const reports = await limitVisit(work, { timeMs: task.operateMs + graceMs, memory: task.browserMemory });
    return { reports, isSpoilt: !(await answers(tab)) };
  } catch (error) {
    if (error instanceof PageFailure) return { reports: notRun, isSpoilt: true };
    throw error;
  }
}

/** The reports of these engines for a page that is not operated. */
export function listNotOperated({ engines, operateMs }: Pick<OperateTask, 'engines' | 'operateMs'>) {
  const notRun = engines.filter((engine) => engine.needs === 'drive').map(reportNotRun);
  return operateMs === 0 ? notRun.map((report) => ({ ...report, isOff: true as const })) : notRun;
}

async function runCutOff(setup: VisitSetup, task: OperateTask): Promise<readonly EngineReport[]> {
  await cutOff(setup);
  return runDrivingEngines(setup.tab, task, async () => {
    const isOpen = await reopen(setup, task);
    await cutOff(setup);
    return isOpen;
  });
}

async function cutOff({ tab, proxy }: VisitSetup): Promise<void> {
  proxy.freeze();
  await tab.seal();
}

/** The time for this is that of the page, not that for operating it. */
async function reopenInTime(setup: VisitSetup, task: OperateTask): Promise<boolean> {
  const timeMs = timeLeft(task.deadline);
  if (timeMs < leastMs) return false;
  return limitVisit(setup.tab.untilOverrun(reopen(setup, task)), {
    timeMs: timeMs + graceMs,
    memory: task.browserMemory,
  });
}

/** The same page once more, for an engine that needs it as it was loaded. False where it is that for other visitors. */
async function reopen(setup: VisitSetup, { url, deadline, maxPageBytes }: OperateTask): Promise<boolean> {
  setup.proxy.beginPage(maxPageBytes);
  const visit = await setup.tab.visit(url, { deadline, isDecided: () => false });
  return visit.kind === 'opened' && (await setup.findSessionDoubt?.(visit.answer.finalUrl)) === undefined;
}

async function answers(tab: Tab): Promise<boolean> {
  let isAnswered = false;
  const asked = tab.session.send('Runtime.evaluate', { expression: '0' }).then(() => (isAnswered = true));
  return (await endsWithin(answerMs, asked)) && isAnswered;
}
