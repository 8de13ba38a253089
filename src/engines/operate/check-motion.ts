import { inPageCall } from '../../browser/in-page-code.ts';
import type { RuleOutcome } from './findings.ts';
import { describeBody } from './findings.ts';
import type { OperatedPage } from './operated-page.ts';
import type { Listeners } from '../read-listeners.ts';
import { hearsActions } from '../read-listeners.ts';

const inPage = (file: string) => new URL(`in-page/${file}`, import.meta.url);
const moveDevice = inPageCall<[]>(inPage('probe-motion.ts'), 'moveDevice');
const hasNativeControl = inPageCall<[]>(inPage('probe-motion.ts'), 'hasNativeControl');
const restPage = inPageCall<[]>(inPage('page-state.ts'), 'restPage');

const settleMs = 120;

/** What moving the device does can be switched off, and done by a control (WCAG 2.5.4). It is proven that it cannot where no control does anything. */
export async function checkMotion(page: OperatedPage, listeners: Listeners): Promise<RuleOutcome> {
  const first = await page.evaluate(restPage());
  await page.settle(settleMs);
  const idle = await page.evaluate(restPage());
  if (first !== idle) return undefined;
  await page.evaluate(moveDevice());
  if ((await page.evaluate(restPage())) === idle) return undefined;
  const hasControl = hearsActions(listeners) || (await page.evaluate(hasNativeControl())) === true;
  const message = hasControl ? page.messages.motionMaybeControlled : page.messages.motionOnly;
  return {
    passed: 0,
    found: [{ kind: hasControl ? 'needs_review' : 'failed', elements: await describeBody(page, message) }],
  };
}
