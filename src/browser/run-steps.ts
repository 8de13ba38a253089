import type { Page } from 'playwright-core';
import type { PageStep } from '../shared/page-step.ts';

/** A step could not be done. The message says which, and nothing of what was typed: an error of the browser would. */
export class StepFailed extends Error {
  readonly index: number;

  constructor(index: number, message: string) {
    super(message);
    this.index = index;
  }
}

const stepMs = 10_000;

/** Does the steps one after the other. Text is typed only into pages of these origins. Throws StepFailed. */
export async function runSteps(page: Page, steps: readonly PageStep[], origins: readonly string[]): Promise<void> {
  for (const [index, step] of steps.entries()) {
    const name = `Step ${index + 1} (${step.do}${'selector' in step ? ` ${step.selector}` : ''})`;
    const { origin = '', host = 'no page' } = URL.parse(page.url()) ?? {};
    if (step.do === 'fill' && !origins.includes(origin))
      throw new StepFailed(index, `${name} would type into a page of ${host}, which is not an origin of the sign-in.`);
    try {
      await runStep(page, step);
    } catch {
      throw new StepFailed(index, `${name} could not be done. The page was ${describePage(page)}.`);
    }
  }
}

async function runStep(page: Page, step: PageStep): Promise<unknown> {
  const options = { timeout: stepMs };
  if (step.do === 'goto') return openPage(page, step.url);
  const element = page.locator(`css=${step.selector}`).first();
  if (step.do === 'fill') return element.fill(step.text(), options);
  if (step.do === 'click') return element.click(options);
  return step.do === 'press' ? element.press(step.key, options) : element.waitFor(options);
}

/** A picture or a script that never arrives does not keep anyone from signing in: the next step waits for its element. */
async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { timeout: stepMs, waitUntil: 'domcontentloaded' });
  await page.waitForLoadState('load', { timeout: stepMs }).catch(() => undefined);
}

function describePage(page: Page): string {
  const { origin, pathname } = URL.parse(page.url()) ?? { origin: 'no page', pathname: '' };
  return `${origin}${pathname}`.slice(0, 300);
}
