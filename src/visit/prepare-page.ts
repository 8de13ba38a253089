import type { RefusedConsent } from '../browser/refuse-consent.ts';
import { refuseConsent } from '../browser/refuse-consent.ts';
import type { PageJudgment, RightPage } from './open-right-page.ts';
import { settleRightPage } from './open-right-page.ts';
import type { OpenTask } from './open-task.ts';
import type { PageTab } from './slot.ts';
import { walkSteps } from './walk-steps.ts';

export type PreparedPage = RightPage & { readonly consent?: RefusedConsent | undefined };

/**
 * Does on the open page what the scan asks for before the check: closes a consent banner, and takes the steps that lead
 * to the page. Throws PageFailure.
 */
export async function preparePage(
  setup: PageTab,
  task: OpenTask,
  opened: RightPage,
): Promise<PageJudgment | PreparedPage> {
  const refuse = async () => refuseConsent(setup.tab, task.deadline);
  const consent = task.dismissConsent ? await setup.tab.whileAwake(refuse) : undefined;
  const shown = consent === undefined ? opened : await settleRightPage(setup, task, opened.visit);
  if (shown.kind === 'wrong') return shown;
  const reached = task.steps.length === 0 ? shown : await walkSteps(setup, task, shown);
  return reached.kind === 'wrong' ? reached : { ...reached, consent };
}
