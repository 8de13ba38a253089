import type { Answer, Visit } from '../browser/visit.ts';
import { outlastChallenge } from './challenge.ts';
import { checkAnswer, checkPage } from './check-page.ts';
import { digestPage } from './digest-page.ts';
import { findCounterevidence } from './find-counterevidence.ts';
import { explainUnopened } from './find-failure.ts';
import type { OpenTask, VisitSetup } from './open-task.ts';
import type { OpenedVisit } from './sighting.ts';
import { sight } from './sighting.ts';
import type { WrongPage } from './wrong-page.ts';

/** The visit that stands, and why it is not the page that was asked for, if it is not. */
export type Decision = {
  /** See digest-page.ts. Null on a page whose outcome is accepted: no other page is compared with it. */
  readonly textDigest: string | null;
} & (
  | { readonly kind: 'right'; readonly visit: OpenedVisit; readonly accepted: WrongPage | undefined }
  | { readonly kind: 'wrong'; readonly visit: Visit; readonly wrong: WrongPage }
);

/** Opens the page, and decides by evidence whether it is the right one. Throws PageFailure. */
export async function openRightPage(setup: VisitSetup, task: OpenTask): Promise<Decision> {
  // An answer that is accepted does not decide: its document has to be there to be analyzed.
  const isDecided = (answer: Answer) => {
    const mistake = checkAnswer(answer, new Date());
    return mistake !== undefined && !task.accept.includes(mistake.code);
  };
  return decide(setup, task, await setup.tab.visit(task.url, { deadline: task.deadline, isDecided }));
}

/** The same for a page that replaced its document after it had settled. */
export async function settleRightPage(setup: VisitSetup, task: OpenTask, visit: OpenedVisit): Promise<Decision> {
  return decide(setup, task, await setup.tab.settleAgain(visit, task.deadline));
}

async function decide(setup: VisitSetup, task: OpenTask, first: Visit): Promise<Decision> {
  const visit = await outlastChallenge(setup.tab, first, task.deadline);
  if (visit.kind !== 'opened')
    return { kind: 'wrong', visit, wrong: explainUnopened(task.url, visit, setup.proxy), textDigest: null };
  const page = sight(task.url, visit);
  const mistake = checkPage(page, task.accept);
  const textDigest = digestPage(page, mistake);
  const isClear = mistake !== undefined || page.isRightByUrl;
  const found = isClear ? mistake : await findCounterevidence(setup, task, { page, textDigest });
  if (found === undefined) return { kind: 'right', visit, accepted: undefined, textDigest };
  if (task.accept.includes(found.code)) return { kind: 'right', visit, accepted: found, textDigest: null };
  return { kind: 'wrong', visit, wrong: found, textDigest };
}
