import { inPageCall } from '../../../../browser/in-page-code.ts';
import { hearsActions, hearsMotion } from '../../../read-listeners.ts';
import type { RuleOutcome } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import { describeBody } from '../../describe-elements.ts';
import type { Operation } from '../../operate-rule.ts';
import type { en } from './en.ts';

const inPage = new URL('check.in-page.ts', import.meta.url);
const moveDevice = inPageCall<[]>(inPage, 'moveDevice');
const hasNativeControl = inPageCall<[]>(inPage, 'hasNativeControl');
const restPage = inPageCall<[]>(new URL('../../in-page/page-state.ts', import.meta.url), 'restPage');

const settleMs = 120;

/**
 * Checks that people can switch off the effects of moving the device, and have a control for them (WCAG 2.5.4). A
 * failure is proven only if no control has any function.
 */
export async function check({ page, listeners }: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  if (!hearsMotion(listeners)) return undefined;
  const first = await page.evaluate(restPage());
  await page.wait(settleMs);
  const idle = await page.evaluate(restPage());
  if (first !== idle) return undefined;
  await page.evaluate(moveDevice());
  if ((await page.evaluate(restPage())) === idle) return undefined;
  const hasControl = hearsActions(listeners) || (await page.evaluate(hasNativeControl())) === true;
  const found = await (hasControl
    ? describeBody(page, { kind: 'needs_review', message: ['maybe_controlled'] } as const)
    : describeBody(page, { kind: 'failed', message: ['only_motion'] } as const));
  return { passed: 0, found };
}
