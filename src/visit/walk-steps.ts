import type { PageStep } from '../browser/page-step.ts';
import { StepFailed, runSteps } from '../browser/run-steps.ts';
import { says } from '../texts/saying.ts';
import { isSameSite } from '../url/page-url.ts';
import type { PageJudgment, RightPage } from './open-right-page.ts';
import { settleReachedPage } from './open-right-page.ts';
import type { OpenTask } from './open-task.ts';
import type { PageTab } from './slot.ts';
import type { WrongPage } from './wrong-page.ts';
import { wrong } from './wrong-page.ts';

/**
 * Runs the steps of a person on the open page, on the live site, and judges the page that they lead to. Throws
 * PageFailure.
 */
export async function walkSteps(setup: PageTab, task: OpenTask, opened: RightPage): Promise<PageJudgment> {
  const { steps, deadline } = task;
  const { page, session } = setup.tab;
  const { origin, host } = new URL(opened.visit.answer.finalUrl);
  const away = findAway(steps, host);
  if (away !== undefined) return fail(opened, away);
  const guard = { origins: [origin], noteTyped: () => undefined };
  try {
    await setup.tab.wake();
    await runSteps({ page, session, guard, deadline }, steps);
  } catch (error) {
    if (setup.tab.fault !== undefined) throw setup.tab.fault;
    if (!(error instanceof StepFailed)) throw error;
    const hasLeft = !isSameSite(host, URL.parse(page.url())?.host ?? '');
    return fail(opened, hasLeft ? nameDeparture(page.url()) : wrong('step_failed', error.saying));
  }
  return settleReachedPage(setup, task, opened.visit);
}

/** A step that opens another site is refused before any step runs. */
function findAway(steps: readonly PageStep[], host: string): WrongPage | undefined {
  const away = steps.find((step) => step.do === 'goto' && !isSameSite(host, new URL(step.url).host));
  return away?.do === 'goto' ? nameDeparture(away.url) : undefined;
}

function nameDeparture(url: string): WrongPage {
  return wrong('navigated_away', says('visits.steps_left', { host: URL.parse(url)?.host ?? '' }));
}

function fail({ seen }: RightPage, mistake: WrongPage): PageJudgment {
  return { kind: 'wrong', seen: { ...seen, textDigest: null }, wrong: mistake };
}
