import type { Page } from 'playwright-core';
import type { PageStep } from './page-step.ts';
import { SaidError } from '../texts/said-error.ts';
import type { Saying } from '../texts/saying.ts';
import { says } from '../texts/saying.ts';
import type { GuardedRequests } from './guard-requests.ts';
import type { OutgoingGuard } from './outgoing-guard.ts';
import type { TargetLookup, StepPage } from './step-target.ts';
import { actOnElement } from './step-target.ts';

/**
 * A step failed. The message identifies the step, but excludes typed values. An error of the browser would contain
 * them.
 */
export class StepFailed extends SaidError {
  readonly index: number;

  constructor(index: number, saying: Saying) {
    super(saying);
    this.index = index;
  }
}

/** A page whose requests the guard checks. */
export type GuardedPage = StepPage & { readonly guard: OutgoingGuard; readonly requests: GuardedRequests };

const stepMs = 10_000;

/**
 * Runs the steps in order. It opens pages of other origins and waits for them, but operates nothing in them. Throws
 * StepFailed.
 */
export async function runSteps(guarded: GuardedPage, steps: readonly PageStep[]): Promise<void> {
  const { page } = guarded;
  for (const [index, step] of steps.entries()) {
    const action = `${step.do}${'selector' in step ? ` ${step.selector}` : ''}`;
    const saidStep = says('sessions.step', { n: index + 1, action });
    const done = await runStep(guarded, step).catch(() => undefined);
    if (done === undefined)
      throw new StepFailed(index, says('sessions.step_failed', { saidStep, url: describePage(page) }));
    if (done === 'done') continue;
    const { host = page.url() } = URL.parse(page.url()) ?? {};
    throw new StepFailed(index, says('sessions.step_elsewhere', { saidStep, host }));
  }
}

async function runStep(guarded: GuardedPage, step: PageStep): Promise<'done' | 'elsewhere'> {
  const { page, guard } = guarded;
  if (step.do === 'goto') await openPage(page, step.url);
  else if (step.do === 'wait_for') await page.locator(`css=${step.selector}`).first().waitFor({ timeout: stepMs });
  else if (step.do === 'fill') {
    const text = step.text();
    guard.noteTyped(text);
    return (await find(guarded, { selector: step.selector, text })).kind === 'found' ? 'done' : 'elsewhere';
  } else return operate(guarded, step);
  return 'done';
}

async function find({ guard: { origins }, ...opened }: GuardedPage, wanted: { selector: string; text?: string }) {
  return actOnElement(opened, { ...wanted, origins }, performance.now() + stepMs);
}

type Operation = PageStep & { readonly do: 'click' | 'press' };

/** A click and a key go to the document in front, so that document is kept in place from the check until then. */
async function operate(guarded: GuardedPage, step: Operation): Promise<'done' | 'elsewhere'> {
  await guarded.page.locator(`css=${step.selector}`).first().waitFor({ timeout: stepMs });
  return guarded.requests.whileDocumentStays(async () => {
    const found: TargetLookup = await find(guarded, { selector: step.selector });
    if (found.kind === 'elsewhere') return 'elsewhere';
    // The documents that the action requests are still held back, so it must not wait for them.
    const options = { timeout: stepMs, noWaitAfter: true };
    await (step.do === 'click' ? found.element.click(options) : found.element.press(step.key, options));
    return 'done';
  });
}

/** A picture or a script that never arrives must not block a sign-in. The next step waits for its element. */
async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { timeout: stepMs, waitUntil: 'domcontentloaded' });
  await page.waitForLoadState('load', { timeout: stepMs }).catch(() => undefined);
}

function describePage(page: Page): string {
  const { origin, pathname } = URL.parse(page.url()) ?? { origin: page.url(), pathname: '' };
  return `${origin}${pathname}`.slice(0, 300);
}
