import type { PageFaultKind } from '../browser/page-failure.ts';
import { PageFailure } from '../browser/page-failure.ts';
import type { Tab } from '../browser/tab.ts';
import type { Engine } from '../engines/engine.ts';
import { findFailure } from './find-failure.ts';
import type { Decision } from './open-right-page.ts';
import { openRightPage, settleRightPage } from './open-right-page.ts';
import type { OpenTask, VisitSetup } from './open-task.ts';
import { limitVisit } from './limit-visit.ts';
import type { MemoryWatch } from './memory-watch.ts';
import type { FailureCode } from './page-outcome.ts';
import { wrong } from './wrong-page.ts';
import type { FailedVisit, Observation, VisitOutcome, Visited } from './observation.ts';
import type { PictureRoom } from './take-pictures.ts';
import { runDrivingEngines, runReadingEngines } from './run-engines.ts';
import { takePictures } from './take-pictures.ts';

export type VisitTask = Omit<OpenTask, 'deadline'> & {
  readonly engines: readonly Engine[];
  readonly timeoutMs: number;
  /** What the browser as a whole may hold while the page is in it. */
  readonly memoryBytes: number;
  readonly watch: MemoryWatch;
  /** Of the engines' messages. */
  readonly language: string;
  readonly pictureRoom: PictureRoom;
};

const maxPageBytes = 256 * 1024 * 1024;
/** Beyond the page's own limit, for ending what did not end by itself. */
const graceMs = 5_000;
const maxReplaced = 3;
const replacedAgain = wrong('navigation_loop', 'The page replaced its document again and again.');

/** One page, from its URL to what was observed of it. Throws only for errors that are not the page's. */
export async function visitPage(setup: VisitSetup, task: VisitTask): Promise<Visited> {
  const visit = observe(setup, { ...task, deadline: performance.now() + task.timeoutMs });
  return limitVisit(visit, {
    timeMs: task.timeoutMs + graceMs,
    memoryBytes: task.memoryBytes,
    pid: setup.pid,
    watch: task.watch,
    isHung: () => hasAnsweredSoon(setup.tab, task),
  });
}

/** What is observed of the page, or how it failed and what was seen until then. */
async function observe(setup: VisitSetup, task: VisitTask & OpenTask): Promise<Visited> {
  const { tab, proxy } = setup;
  proxy.beginPage(maxPageBytes);
  let seen: Seen = { answer: undefined, facts: undefined, textDigest: null };
  const noteSeen = (decision: Decision) => {
    seen = describeSeen(decision);
  };
  try {
    return { outcome: await tab.untilOverrun(read(setup, task, noteSeen)), isSpoilt: false };
  } catch (error) {
    const failure = findFailure(tab.fault ?? error);
    if (failure === undefined) throw error;
    const answer = seen.answer ?? tab.arrival?.answer;
    const isHung = hangs.has(failure.code) && hasAnsweredSoon(tab, task);
    return { outcome: { ...seen, ...failure, answer, isHung, kind: 'failed' }, isSpoilt: true };
  }
}

/** Opens the page, makes sure that it is the right one, runs the engines, takes pictures. */
async function read(
  setup: VisitSetup,
  task: VisitTask & OpenTask,
  noteSeen: (decision: Decision) => void,
): Promise<VisitOutcome> {
  const { tab } = setup;
  const opened = await openRightPage(setup, task);
  noteSeen(opened);
  const stable = await readUntilStable(setup, task, opened);
  if (stable.kind === 'wrong') return { ...describeSeen(stable), ...stable.wrong, isHung: false, kind: 'failed' };
  const driven = await runDrivingEngines(tab, task, () => reopen(tab, task));
  const { accepted, textDigest, visit, findings } = stable;
  const { answer, facts, links } = visit;
  const reports = [...findings.reports, ...driven];
  return { kind: 'observed', accepted, answer, facts, links, textDigest, reports, pictures: findings.pictures };
}

type Findings = Pick<Observation, 'reports' | 'pictures'>;
type RightPage = Decision & { readonly kind: 'right' };
type WrongDecision = Decision & { readonly kind: 'wrong' };

/** Reads the page. When it replaced its document meanwhile, it is settled, checked and read again: all is of one document. */
async function readUntilStable(
  setup: VisitSetup,
  task: VisitTask & OpenTask,
  opened: Decision,
): Promise<(RightPage & { readonly findings: Findings }) | WrongDecision> {
  let decision = opened;
  for (let replaced = 0; decision.kind === 'right'; replaced += 1) {
    const findings = await readDocument(setup.tab, task);
    if (findings !== undefined) return { ...decision, findings };
    const { visit, textDigest } = decision;
    if (replaced === maxReplaced) return { kind: 'wrong', visit, wrong: replacedAgain, textDigest };
    decision = await settleRightPage(setup, task, visit);
  }
  return decision;
}

/** What an engine reports when its document is replaced while it runs. */
const replacementFaults: ReadonlySet<PageFaultKind> = new Set(['departed', 'script_failed', 'too_deep']);

/** Runs the engines that read, and takes pictures. Undefined when the page replaced its document meanwhile. */
async function readDocument(tab: Tab, task: VisitTask & OpenTask): Promise<Findings | undefined> {
  try {
    const reports = await runReadingEngines(tab, task);
    const pictures = await takePictures(tab, reports, { deadline: task.deadline, room: task.pictureRoom });
    return (await tab.isReplaced()) ? undefined : { reports, pictures };
  } catch (error) {
    const mayBeReplaced = error instanceof PageFailure && replacementFaults.has(error.kind);
    if (mayBeReplaced && (await tab.isReplaced())) return undefined;
    throw error;
  }
}

function describeSeen({ visit, textDigest }: Decision): Seen {
  return { answer: visit.answer, facts: visit.kind === 'opened' ? visit.facts : undefined, textDigest };
}

/** Outcomes of a page that does not end by itself. */
const hangs: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'renderer_unresponsive',
  'timeout_analysis',
  'timeout_navigation',
]);

/** A server that took half of the page's time, or has not answered, has its part in it. */
function hasAnsweredSoon(tab: Tab, { timeoutMs }: Pick<VisitTask, 'timeoutMs'>): boolean {
  return tab.arrival !== undefined && tab.arrival.afterMs <= timeoutMs / 2;
}

type Seen = Pick<FailedVisit, 'answer' | 'facts' | 'textDigest'>;

/** The same page once more, for an engine that needs it as it was loaded. */
async function reopen(tab: Tab, { url, deadline }: OpenTask): Promise<boolean> {
  const visit = await tab.visit(url, { deadline, isDecided: () => false });
  return visit.kind === 'opened';
}
