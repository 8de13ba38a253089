import type { Tab } from '../browser/tab.ts';
import type { Engine } from '../engines/engine.ts';
import { findFailure } from './find-failure.ts';
import type { JudgeTask, VisitPlace } from './judge-visit.ts';
import { openRightPage } from './judge-visit.ts';
import { limitVisit } from './limit-visit.ts';
import type { MemoryWatch } from './memory-watch.ts';
import type { FailedVisit, VisitOutcome, Visited } from './observation.ts';
import type { PictureRoom } from './take-pictures.ts';
import { runDrivingEngines, runReadingEngines } from './run-engines.ts';
import { takePictures } from './take-pictures.ts';

export type VisitTask = Omit<JudgeTask, 'deadline'> & {
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

/** One page, from its URL to what was observed of it. Throws only for errors that are not the page's. */
export async function visitPage(place: VisitPlace, task: VisitTask): Promise<Visited> {
  return limitVisit(observe(place, task), {
    timeMs: task.timeoutMs + graceMs,
    memoryBytes: task.memoryBytes,
    pid: place.pid,
    watch: task.watch,
  });
}

/** Opens the page, makes sure that it is the right one, runs the engines, takes pictures. */
async function observe(place: VisitPlace, task: VisitTask): Promise<Visited> {
  const { tab, proxy } = place;
  const deadline = performance.now() + task.timeoutMs;
  proxy.beginPage(maxPageBytes);
  let seen: Seen = { answer: undefined, facts: undefined, textDigest: null };
  try {
    const judged = await openRightPage(place, { ...task, deadline });
    const { visit, textDigest } = judged;
    seen = { answer: visit.answer, facts: visit.kind === 'opened' ? visit.facts : undefined, textDigest };
    if (judged.kind === 'wrong')
      return { outcome: { ...seen, ...judged.wrong, kind: 'failed' }, isSpoilt: visit.kind === 'failed' };
    const read = await runReadingEngines(tab, { ...task, deadline });
    const pictures = await takePictures(tab, read, { deadline, room: task.pictureRoom });
    const driven = await runDrivingEngines(tab, { ...task, deadline }, () => reopen(tab, task.url, deadline));
    const reports = [...read, ...driven];
    const { answer, facts, links } = judged.visit;
    const { accepted } = judged;
    const outcome: VisitOutcome = { kind: 'observed', accepted, answer, facts, links, textDigest, reports, pictures };
    return { outcome, isSpoilt: !(await tab.clean()) };
  } catch (error) {
    const failure = findFailure(tab.fault ?? error);
    if (failure === undefined) throw error;
    return { outcome: { ...seen, ...failure, kind: 'failed' }, isSpoilt: true };
  }
}

type Seen = Pick<FailedVisit, 'answer' | 'facts' | 'textDigest'>;

/** The same page once more, for an engine that needs it as it was loaded. */
async function reopen(tab: Tab, url: string, deadline: number): Promise<boolean> {
  const visit = await tab.visit(url, { deadline, isDecided: () => false });
  return visit.kind === 'opened';
}
