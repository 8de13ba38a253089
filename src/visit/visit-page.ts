import type { Tab } from '../browser/tab.ts';
import type { Engine } from '../engines/engine.ts';
import type { EngineReport } from '../engines/finding.ts';
import { findFailure } from './find-failure.ts';
import type { JudgeTask, Judged, VisitPlace } from './judge-visit.ts';
import { judgeAgain, openRightPage } from './judge-visit.ts';
import { limitVisit } from './limit-visit.ts';
import type { MemoryWatch } from './memory-watch.ts';
import type { FailureCode } from './page-outcome.ts';
import { wrong } from './wrong-page.ts';
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
const maxReplaced = 3;
const replacedAgain = wrong('navigation_loop', 'The page replaced its document again and again.');

/** One page, from its URL to what was observed of it. Throws only for errors that are not the page's. */
export async function visitPage(place: VisitPlace, task: VisitTask): Promise<Visited> {
  return limitVisit(observe(place, task), {
    timeMs: task.timeoutMs + graceMs,
    memoryBytes: task.memoryBytes,
    pid: place.pid,
    watch: task.watch,
    overrun: place.tab.overrun,
    isHung: () => hasAnsweredSoon(place.tab, task),
  });
}

/** Opens the page, makes sure that it is the right one, runs the engines, takes pictures. */
async function observe(place: VisitPlace, task: VisitTask): Promise<Visited> {
  const { tab, proxy } = place;
  const deadline = performance.now() + task.timeoutMs;
  proxy.beginPage(maxPageBytes);
  let seen: Seen = { answer: undefined, facts: undefined, textDigest: null };
  try {
    const opened = await openRightPage(place, { ...task, deadline });
    seen = describeSeen(opened);
    const { judged, reports: read } = await readReplaced(place, { ...task, deadline }, opened);
    if (judged.kind === 'wrong') {
      const outcome = { ...describeSeen(judged), ...judged.wrong, isHung: false, kind: 'failed' } as const;
      return { outcome, isSpoilt: false };
    }
    const pictures = await takePictures(tab, read, { deadline, room: task.pictureRoom });
    const driven = await runDrivingEngines(tab, { ...task, deadline }, () => reopen(tab, task.url, deadline));
    const reports = [...read, ...driven];
    const { answer, facts, links } = judged.visit;
    const { accepted, textDigest } = judged;
    const outcome: VisitOutcome = { kind: 'observed', accepted, answer, facts, links, textDigest, reports, pictures };
    return { outcome, isSpoilt: false };
  } catch (error) {
    const failure = findFailure(tab.fault ?? error);
    if (failure === undefined) throw error;
    const answer = seen.answer ?? tab.arrival?.answer;
    const isHung = hangs.has(failure.code) && hasAnsweredSoon(tab, task);
    return { outcome: { ...seen, ...failure, answer, isHung, kind: 'failed' }, isSpoilt: true };
  }
}

type Read = { readonly judged: Judged; readonly reports: readonly EngineReport[] };

/** Runs the engines that read. A page that replaced its document meanwhile is settled, judged and read again: all is of one document. */
async function readReplaced(place: VisitPlace, task: VisitTask & JudgeTask, opened: Judged): Promise<Read> {
  let judged = opened;
  for (let replaced = 0; judged.kind === 'right'; replaced += 1) {
    const reports = await runReadingEngines(place.tab, task);
    if (!(await place.tab.isReplaced())) return { judged, reports };
    const { visit, textDigest } = judged;
    if (replaced === maxReplaced)
      return { judged: { kind: 'wrong', visit, wrong: replacedAgain, textDigest }, reports: [] };
    judged = await judgeAgain(place, task, visit);
  }
  return { judged, reports: [] };
}

function describeSeen({ visit, textDigest }: Judged): Seen {
  return { answer: visit.answer, facts: visit.kind === 'opened' ? visit.facts : undefined, textDigest };
}

/** Outcomes of a page that does not end by itself. */
const hangs: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'renderer_unresponsive',
  'timeout_analysis',
  'timeout_navigation',
]);

/** A server that took half of the page's time, or has not answered, has its part in it. */
function hasAnsweredSoon(tab: Tab, { timeoutMs }: VisitTask): boolean {
  return tab.arrival !== undefined && tab.arrival.afterMs <= timeoutMs / 2;
}

type Seen = Pick<FailedVisit, 'answer' | 'facts' | 'textDigest'>;

/** The same page once more, for an engine that needs it as it was loaded. */
async function reopen(tab: Tab, url: string, deadline: number): Promise<boolean> {
  const visit = await tab.visit(url, { deadline, isDecided: () => false });
  return visit.kind === 'opened';
}
