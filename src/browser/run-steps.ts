import type { Page } from 'playwright-core';
import type { PageStep } from './page-step.ts';
import { SaidError } from '../texts/said-error.ts';
import type { Said, Saying } from '../texts/saying.ts';
import { sayAll, says } from '../texts/saying.ts';
import { timeLeft } from '../time/time-left.ts';
import { within } from '../time/time-limit.ts';
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

/** The page that steps operate. They end at the deadline, if there is one. */
export type GuardedPage = StepPage & {
  readonly guard: Pick<OutgoingGuard, 'origins' | 'noteTyped'>;
  /** Undefined if the page may send what is typed. */
  readonly requests?: Pick<GuardedRequests, 'whileDocumentStays'>;
  readonly deadline?: number;
};

const stepMs = 10_000;
const lookMs = 1_000;

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
    if (done === 'done') continue;
    const { host = page.url() } = URL.parse(page.url()) ?? {};
    if (done === 'elsewhere') throw new StepFailed(index, says('sessions.step_elsewhere', { saidStep, host }));
    const failed = says('sessions.step_failed', { saidStep, url: describePage(page) });
    throw new StepFailed(index, sayAll(failed, await lookForElement(page, step)));
  }
}

/** Says why an element may not have done what the step asked for. */
async function lookForElement(page: Page, step: PageStep): Promise<Said | null> {
  if (!('selector' in step)) return null;
  const element = page.locator(`css=${step.selector}`).first();
  const look = async () => {
    if ((await element.count()) === 0) return says('sessions.step_no_element');
    return says((await element.isVisible()) ? 'sessions.step_refused' : 'sessions.step_hidden');
  };
  return within(lookMs, look()).catch(() => says('sessions.step_no_answer'));
}

async function runStep(guarded: GuardedPage, step: PageStep): Promise<'done' | 'elsewhere'> {
  const { page, guard } = guarded;
  const timeout = limitStep(guarded);
  if (step.do === 'goto') await openPage(page, step.url, timeout);
  else if (step.do === 'wait_for') await page.locator(`css=${step.selector}`).first().waitFor({ timeout });
  else if (step.do === 'fill') {
    const text = step.text();
    guard.noteTyped(text);
    return (await find(guarded, { selector: step.selector, text })).kind === 'found' ? 'done' : 'elsewhere';
  } else return operate(guarded, step);
  return 'done';
}

function limitStep({ deadline = Infinity }: GuardedPage): number {
  return Math.min(stepMs, timeLeft(deadline));
}

async function find(guarded: GuardedPage, wanted: { selector: string; text?: string }) {
  const { page, session, guard } = guarded;
  const deadline = performance.now() + limitStep(guarded);
  return actOnElement({ page, session }, { ...wanted, origins: guard.origins }, deadline);
}

type Operation = PageStep & { readonly do: 'click' | 'press' };

/** A click and a key go to the document in front, so that document is kept in place from the check until then. */
async function operate(guarded: GuardedPage, step: Operation): Promise<'done' | 'elsewhere'> {
  const { page, requests } = guarded;
  await page
    .locator(`css=${step.selector}`)
    .first()
    .waitFor({ timeout: limitStep(guarded) });
  const act = async () => {
    const found: TargetLookup = await find(guarded, { selector: step.selector });
    if (found.kind === 'elsewhere') return 'elsewhere';
    // If the documents that the action requests are held back, it must not wait for them.
    const options = { timeout: limitStep(guarded), noWaitAfter: requests !== undefined };
    await (step.do === 'click' ? found.element.click(options) : found.element.press(step.key, options));
    return 'done';
  };
  return requests === undefined ? act() : requests.whileDocumentStays(act);
}

/** A picture or a script that never arrives must not block a sign-in. The next step waits for its element. */
async function openPage(page: Page, url: string, timeout: number): Promise<void> {
  await page.goto(url, { timeout, waitUntil: 'domcontentloaded' });
  await page.waitForLoadState('load', { timeout }).catch(() => undefined);
}

function describePage(page: Page): string {
  const { origin, pathname } = URL.parse(page.url()) ?? { origin: page.url(), pathname: '' };
  return `${origin}${pathname}`.slice(0, 300);
}
