import { PageFailure } from '../browser/page-failure.ts';
import type { Tab } from '../browser/tab.ts';
import type { EngineReport } from '../engines/finding.ts';
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
};

/** `isSpoilt`: the page no longer answers, or is gone, so its browser must not be used again. */
export type Operated = { readonly reports: readonly EngineReport[]; readonly isSpoilt: boolean };

/** Beyond the time for operating, for ending a call that gets no answer. */
const graceMs = 1_000;
const answerMs = 1_000;

/**
 * Runs the engines that operate the page, after everything else is done with it. Before they start, the page is cut off: it can
 * send nothing and navigate nowhere, whatever its scripts do when keys are pressed. What happens here costs only the rules of
 * these engines. Throws only for errors that are not the page's.
 */
export async function operatePage(setup: VisitSetup, task: OperateTask): Promise<Operated> {
  const driving = task.engines.filter((engine) => engine.needs === 'drive');
  const notRun = driving.map(reportNotRun);
  if (driving.length === 0) return { reports: [], isSpoilt: false };
  if (task.operateMs === 0)
    return { reports: notRun.map((report) => ({ ...report, isOff: true as const })), isSpoilt: false };
  const { tab } = setup;
  const deadline = Math.min(task.deadline, performance.now() + task.operateMs);
  try {
    const work = tab.untilOverrun(runCutOff(setup, { ...task, deadline }));
    const reports = await limitVisit(work, { timeMs: task.operateMs + graceMs, memory: task.browserMemory });
    return { reports, isSpoilt: !(await answers(tab)) };
  } catch (error) {
    if (error instanceof PageFailure) return { reports: notRun, isSpoilt: true };
    throw error;
  }
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

/** The same page once more, for an engine that needs it as it was loaded. */
async function reopen({ tab, proxy }: VisitSetup, { url, deadline, maxPageBytes }: OperateTask): Promise<boolean> {
  proxy.beginPage(maxPageBytes);
  const visit = await tab.visit(url, { deadline, isDecided: () => false });
  return visit.kind === 'opened';
}

async function answers(tab: Tab): Promise<boolean> {
  let isAnswered = false;
  const asked = tab.session.send('Runtime.evaluate', { expression: '0' }).then(() => (isAnswered = true));
  return (await endsWithin(answerMs, asked)) && isAnswered;
}
