import type { PageLinks } from '../browser/page-facts.ts';
import type { PageFaultKind } from '../browser/page-failure.ts';
import { PageFailure } from '../browser/page-failure.ts';
import type { OpenPage } from '../browser/open-page.ts';
import type { ShowsSecret } from '../browser/picture-guard.ts';
import type { Tab } from '../browser/tab.ts';
import type { Engine } from '../engines/engine.ts';
import type { Review } from '../engines/review.ts';
import { findFailure } from './find-failure.ts';
import type { Decision, Seen } from './open-right-page.ts';
import { openRightPage, settleRightPage } from './open-right-page.ts';
import type { OpenTask, VisitSetup } from './open-task.ts';
import { OverLimit, limitVisit } from './limit-visit.ts';
import { nameOverLimit } from './name-over-limit.ts';
import type { MemoryWatched } from './memory-watch.ts';
import type { FailureCode } from './page-outcome.ts';
import { wrong } from './wrong-page.ts';
import type { Observation, VisitOutcome, Visited } from './observation.ts';
import type { ChoosePictures } from './take-pictures.ts';
import type { LookedAt, StatesTask } from './look-in-states.ts';
import { lookInStates } from './look-in-states.ts';
import { followPictures } from './follow-pictures.ts';
import { mergeStates } from './merge-states.ts';
import { listNotOperated, operatePage } from './operate-page.ts';
import { nameSlowness, reportOfStates, runReadingEngines } from './run-engines.ts';
import type { Recall } from './recall-document.ts';
import { recallDocument } from './recall-document.ts';
import { runReviews } from './run-reviews.ts';
import { takePictures } from './take-pictures.ts';
import { spokenFor } from '../texts/spoken.ts';
import { textsIn } from '../texts/texts.ts';

export type VisitTask = Omit<OpenTask, 'deadline'> & {
  readonly engines: readonly Engine[];
  readonly reviews: readonly Review[];
  readonly timeoutMs: number;
  /** The longest that the page may be operated, after everything else; 0 turns it off. */
  readonly operateMs: number;
  /** What the browser holds while the page is in it. The visit ends it. */
  readonly browserMemory: MemoryWatched;
  /** Of the engines' messages. */
  readonly language: string;
  readonly choosePictures: ChoosePictures;
  /** Whether the page itself gets a picture. */
  readonly takesPagePicture: boolean;
  /** Whether texts contain what no picture may show. Undefined: the scan does not sign in. */
  readonly showsSecret?: ShowsSecret | undefined;
  /** User preferences to look at the page with, and the device that shows it. */
  readonly states: StatesTask['states'];
  readonly device: StatesTask['device'];
  /** Whether reviews may take pictures. */
  readonly mayCapture: boolean;
  /** Asked before the page is analyzed. Undefined: every page is analyzed, and its content is not digested. */
  readonly recall?: Recall | undefined;
};

const maxPageBytes = 256 * 1024 * 1024;
/** Beyond the page's own limit, for ending what did not end by itself. */
const graceMs = 5_000;
const maxReplaced = 3;
const replacedAgain = wrong('navigation_loop', 'The page replaced its document again and again.');

/** One page, from its URL to what was observed of it, or how it failed and what was seen until then. Throws only for errors that are not the page's. */
export async function visitPage(setup: VisitSetup, given: VisitTask): Promise<Visited> {
  const { tab, proxy } = setup;
  const { timeoutMs, browserMemory } = given;
  const task = { ...given, deadline: performance.now() + timeoutMs };
  let seen: Seen = { answer: undefined, facts: undefined, textDigest: null };
  const noteSeen = (decision: Decision) => {
    seen = decision.seen;
  };
  proxy.beginPage(maxPageBytes);
  try {
    const visit = tab.untilOverrun(read(setup, task, noteSeen));
    const outcome = await limitVisit(visit, { timeMs: timeoutMs + graceMs, memory: browserMemory });
    const visited = await lookFurther(setup, task, outcome);
    // A page that left little of the memory to the next one has spoilt its browser.
    return { ...visited, isSpoilt: browserMemory.end() || visited.isSpoilt };
  } catch (error) {
    const reached = { arrival: tab.arrival, isSettled: seen.facts !== undefined };
    const cause = error instanceof OverLimit ? error : (tab.fault ?? error);
    const failure = findFailure(nameOverLimit(cause, reached));
    if (failure === undefined) throw error;
    const answer = seen.answer ?? tab.arrival?.answer;
    const isHung = hangs.has(failure.code) && hasAnsweredSoon(tab, task);
    return { outcome: { ...seen, ...failure, answer, isHung, kind: 'failed' }, isSpoilt: true };
  } finally {
    browserMemory.end();
  }
}

/** What was analyzed is looked at in other states, then operated: nothing of a page that failed, or whose findings are known. */
async function lookFurther(setup: VisitSetup, task: VisitTask & OpenTask, outcome: VisitOutcome): Promise<Visited> {
  if (outcome.kind === 'failed' || outcome.isRecalled) return { outcome, isSpoilt: false };
  const { watched, doubted } = noteDoubts(setup, task);
  const inStates = await lookInStates(setup, task);
  const operated = await operateIfAnswers(watched, task, inStates);
  const reports = [...outcome.reports, ...operated.reports, ...reportOfStates(task.engines)];
  const merged = mergeStates(reports, inStates.looks, textsIn(spokenFor(task.language)));
  const pictures = followPictures(outcome.pictures, reports, merged);
  const seen = { ...outcome, reports: merged, pictures, looked: inStates.looked };
  // A page that did not survive its pictures keeps what was found before.
  const isSpoilt = operated.isSpoilt || setup.tab.fault?.kind === 'crashed';
  return { outcome: { ...seen, refused: [...outcome.refused, ...doubted] }, isSpoilt };
}

/** A page that is no longer signed in when it is opened again was refused, too. */
function noteDoubts(setup: VisitSetup, { url }: OpenTask) {
  const doubted: string[] = [];
  const findSessionDoubt = async (finalUrl: string) => {
    const doubt = await setup.findSessionDoubt?.(finalUrl);
    if (doubt !== undefined) doubted.push(url);
    return doubt;
  };
  return { watched: { ...setup, findSessionDoubt }, doubted };
}

async function operateIfAnswers(setup: VisitSetup, task: VisitTask & OpenTask, { isSpoilt, isChanged }: LookedAt) {
  if (isSpoilt) return { reports: listNotOperated(task), isSpoilt };
  return operatePage(setup, { ...task, maxPageBytes, isAsLoaded: !isChanged });
}

/** Opens the page, makes sure that it is the right one, runs the engines that read, takes pictures. */
async function read(
  setup: VisitSetup,
  task: VisitTask & OpenTask,
  noteSeen: (decision: Decision) => void,
): Promise<VisitOutcome> {
  const opened = await openRightPage(setup, task);
  noteSeen(opened);
  const stable = await readUntilStable(setup, task, opened);
  if (stable.kind === 'wrong') return { ...stable.seen, ...stable.wrong, isHung: false, kind: 'failed' };
  const { accepted, visit, findings, seen } = stable;
  const { answer, facts, links, signOutLinks, canonical } = visit;
  const page = { answer, facts, links, signOutLinks, canonical };
  const looked = { states: [], notLooked: task.states };
  const { refused } = setup.tab;
  return { kind: 'observed', accepted, ...page, textDigest: seen.textDigest, ...findings, looked, refused };
}

/** What is found in one document without operating it. */
type Findings = Omit<
  Observation,
  'kind' | 'accepted' | 'answer' | 'facts' | keyof PageLinks | 'textDigest' | 'looked' | 'refused'
>;
const noFindings = { reports: [], decidedPasses: 0, pictures: { bands: [], missed: 0 }, isReviewed: true };

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
    const findings = await readDocument(setup.tab, { ...task, elementCount: decision.visit.facts.elementCount });
    if (findings !== undefined) return { ...decision, findings };
    if (replaced === maxReplaced) return { kind: 'wrong', seen: decision.seen, wrong: replacedAgain };
    decision = await settleRightPage(setup, task, decision.visit);
  }
  return decision;
}

/** What an engine reports when its document is replaced while it runs. */
const replacementFaults: ReadonlySet<PageFaultKind> = new Set(['departed', 'script_failed', 'too_deep']);

/** Runs the engines that read and the reviews of what they found, and takes pictures. Undefined when the page replaced its document meanwhile. Throws PageFailure. */
async function readDocument(
  tab: Tab,
  task: VisitTask & OpenTask & { readonly elementCount: number },
): Promise<Findings | undefined> {
  let page: OpenPage | undefined;
  try {
    page = await tab.hold();
    const recalled = await recallDocument(page, task);
    if (recalled.isRecalled) return { ...noFindings, ...recalled };
    const found = await runReadingEngines(page, task);
    const reviewed = await runReviews({ ...page, session: tab.session }, found, task);
    const pictures = await takePictures(page, reviewed.reports, {
      deadline: task.deadline,
      choose: task.choosePictures,
      takesPage: task.takesPagePicture,
      showsSecret: task.showsSecret,
    });
    return (await page.isReplaced()) ? undefined : { ...reviewed, ...recalled, pictures };
  } catch (error) {
    if (!(error instanceof PageFailure)) throw error;
    // A document that cannot be entered any more has been replaced, too.
    if (replacementFaults.has(error.kind) && (await page?.isReplaced()) !== false) return undefined;
    throw nameSlowness(error);
  }
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
