import { PageFailure } from '../browser/page-failure.ts';
import type { VisitOptions } from '../browser/page-load.ts';
import type { Visit } from '../browser/visit.ts';
import { isPassingChallenge } from './challenge.ts';
import { checkAnswer, checkPage, checkUnopened } from './check-page.ts';
import { digestPage, digestRightPage } from './digest-page.ts';
import { findCounterevidence } from './find-counterevidence.ts';
import type { FailedVisit } from './observation.ts';
import { findSuspicion } from './find-suspicion.ts';
import { findSessionDoubt } from './session-doubt.ts';
import type { OpenTask } from './open-task.ts';
import { answersMs } from './open-task.ts';
import type { PageTab } from './slot.ts';
import type { OpenedVisit, Sighting } from './sighting.ts';
import { sight } from './sighting.ts';
import type { WrongPage } from './wrong-page.ts';
import { wrong } from './wrong-page.ts';
import { isSameSite } from '../url/page-url.ts';
import { says } from '../texts/saying.ts';

/** The facts about a page, even if it fails later. `textDigest` is null if the page is not compared with others. */
export type PageEvidence = Pick<FailedVisit, 'answer' | 'facts' | 'textDigest'>;

/** The final visit, and the reason if it did not show the requested page. */
export type PageJudgment = RightPage | WrongJudgment;
export type RightPage = {
  readonly kind: 'right';
  readonly seen: PageEvidence;
  readonly visit: OpenedVisit;
  readonly accepted: WrongPage | undefined;
};
type WrongJudgment = { readonly kind: 'wrong'; readonly seen: PageEvidence; readonly wrong: WrongPage };

/** Opens the page, and decides by evidence whether it is the right one. Throws PageFailure. */
export async function openRightPage(setup: PageTab, task: OpenTask): Promise<PageJudgment> {
  return decide(setup, { ...task, mayWait: true }, await setup.tab.visit(task.url, optionsFor(task)));
}

/** Decides again for a page that replaced its document after it had settled. Throws PageFailure. */
export async function settleRightPage(setup: PageTab, task: OpenTask, visit: OpenedVisit): Promise<PageJudgment> {
  return decide(setup, { ...task, mayWait: true }, await setup.tab.settleAgain(visit, optionsFor(task)));
}

/**
 * Judges the page that steps led to. No URL names it, so it is not compared with other pages of the site. Throws
 * PageFailure.
 */
export async function settleReachedPage(setup: PageTab, task: OpenTask, visit: OpenedVisit): Promise<PageJudgment> {
  const reached = await setup.tab.settleAgain(visit, optionsFor(task));
  if (reached.kind !== 'opened') return decide(setup, { ...task, mayWait: false }, reached);
  const page = sight(reached.answer.finalUrl, reached);
  const found = findDeparture(visit, reached) ?? checkPage(page, task.accept);
  return confirm(setup, task, nameDecision(reached, { found, textDigest: null }, task.accept));
}

function findDeparture(from: OpenedVisit, { answer: { finalUrl } }: OpenedVisit): WrongPage | undefined {
  const { host = '' } = URL.parse(finalUrl) ?? {};
  if (isSameSite(new URL(from.answer.finalUrl).host, host)) return undefined;
  return wrong('navigated_away', says('visits.steps_left', { host }));
}

function optionsFor({ deadline, accept }: OpenTask): VisitOptions {
  return {
    deadline,
    // An accepted answer does not decide, because its document must be loaded for the analysis.
    isDecided: (answer) => {
      const mistake = checkAnswer(answer, new Date());
      return mistake !== undefined && !accept.includes(mistake.code);
    },
    isPassing: isPassingChallenge,
  };
}

/** `mayWait`: a page that still waits for answers may get time for them. */
type Turn = OpenTask & { readonly mayWait: boolean };

async function decide(setup: PageTab, task: Turn, visit: Visit): Promise<PageJudgment> {
  if (visit.kind !== 'opened') {
    const seen = { answer: visit.answer, facts: undefined, textDigest: null };
    return { kind: 'wrong', seen, wrong: checkUnopened(task.url, visit, setup.proxy) };
  }
  return decideOpened(setup, task, visit);
}

async function decideOpened(setup: PageTab, task: Turn, visit: OpenedVisit): Promise<PageJudgment> {
  const page = sight(task.url, visit);
  const mistake = checkPage(page, task.accept);
  const isIncomplete = task.mayWait && setup.tab.isWaiting;
  if (isIncomplete && isUncertain(page, mistake)) return decideComplete(setup, task, visit);
  const textDigest = digestPage(page, mistake);
  const isClear = mistake !== undefined || page.isRightByUrl;
  const found = isClear ? mistake : await findCounterevidence(setup, task, { page, textDigest });
  if (isIncomplete && !isClear && found !== undefined) return decideComplete(setup, task, visit);
  const judged = found === 'start' ? { textDigest: digestRightPage(page) } : { found, textDigest };
  return confirm(setup, task, nameDecision(visit, judged, task.accept));
}

async function confirm(setup: PageTab, task: OpenTask, decision: PageJudgment): Promise<PageJudgment> {
  return decision.kind === 'wrong' ? requireCode(setup, decision) : confirmSession(setup, task, decision);
}

/** A page that looks like another one because its own code has not arrived is retried. Throws PageFailure. */
function requireCode({ tab }: PageTab, decision: WrongJudgment): PageJudgment {
  if (decision.wrong.code === 'soft_not_found' && tab.isWithoutCode)
    throw new PageFailure('unfinished', says('visits.scripts_missing'));
  return decision;
}

/** A page with content for another visitor is not the requested one. Its text is not compared with other pages. */
async function confirmSession(setup: PageTab, { session }: OpenTask, decision: RightPage): Promise<PageJudgment> {
  const { finalUrl } = decision.visit.answer;
  const doubt = session === undefined ? undefined : await findSessionDoubt(session, setup, finalUrl);
  if (doubt === undefined) return decision;
  return { kind: 'wrong', seen: { ...decision.seen, textDigest: null }, wrong: wrong('auth_required', doubt) };
}

/** True if the content of a page during loading says nothing about its final content. */
function isUncertain(page: Sighting, mistake: WrongPage | undefined): boolean {
  return mistake === undefined ? findSuspicion(page, false) !== undefined : mistake.code === 'empty_document';
}

/** Decides after the page's scripts have received their data, or have had time for it. */
async function decideComplete(setup: PageTab, task: Turn, visit: OpenedVisit): Promise<PageJudgment> {
  const complete = await setup.tab.settleAgain(visit, { ...optionsFor(task), answersMs });
  return decide(setup, { ...task, mayWait: false }, complete);
}

function nameDecision(
  visit: OpenedVisit,
  { found, textDigest }: { readonly found?: WrongPage | undefined; readonly textDigest: string | null },
  accept: OpenTask['accept'],
): PageJudgment {
  const seen = { answer: visit.answer, facts: visit.facts, textDigest };
  if (found === undefined) return { kind: 'right', visit, seen, accepted: undefined };
  if (accept.includes(found.code))
    return { kind: 'right', visit, seen: { ...seen, textDigest: null }, accepted: found };
  return { kind: 'wrong', seen, wrong: found };
}
