import { randomUUID } from 'node:crypto';
import type { ElementHandle, Page } from 'playwright-core';
import { inPageCall } from './in-page-code.ts';
import { pause } from '../time/pause.ts';
import { timeLeft } from '../time/time-left.ts';
import { PageFailure } from './page-failure.ts';
import { openMainFrame } from './page-worlds.ts';
import type { ProtocolSession } from './protocol-call.ts';
import type { StepState, StepTarget } from './step-state.ts';

const file = new URL('in-page/type-text.ts', import.meta.url);
const actOnMarked = inPageCall<[StepTarget]>(file, 'actOnMarked');
const markName = 'data-curbcut-step';
const againMs = 100;
const callMs = 5_000;

/** The service is compiled without the types of a page. */
type Marked = { readonly setAttribute: (name: string, value: string) => void };

export type StepPage = { readonly page: Page; readonly session: ProtocolSession };

/** The element of a step, in a document that was of one of the origins when it was found. Actions fail when the document is replaced. */
export type TargetLookup = { readonly kind: 'found'; readonly element: ElementHandle } | { readonly kind: 'elsewhere' };

type SoughtElement = { readonly selector: string; readonly origins: readonly string[]; readonly text?: string };

/**
 * Waits for the element, and types the text into it, if there is one. The origin is checked and the text is typed in one evaluation
 * in an isolated world of the document, which the scripts of the page cannot change: a text never reaches a document that came later.
 * Throws when the element does not come, or takes no text, before the deadline.
 */
export async function actOnElement(
  { page, session }: StepPage,
  wanted: SoughtElement,
  deadline: number,
): Promise<TargetLookup> {
  const { selector, ...target } = wanted;
  for (;;) {
    const element = await page
      .locator(`css=${selector}`)
      .first()
      .elementHandle({ timeout: timeLeft(deadline) });
    if (element === null) throw new Error('The element is gone.');
    const value = randomUUID();
    const state = await actOn({ page, session }, element, { ...target, mark: { name: markName, value } });
    if (state === 'done') return { kind: 'found', element };
    if (state === 'elsewhere') return { kind: 'elsewhere' };
    if (performance.now() + againMs > deadline) throw new Error('The element takes no text.');
    await pause(againMs);
  }
}

/** A document that is replaced meanwhile does not have the element. */
async function actOn({ page, session }: StepPage, element: ElementHandle, target: StepTarget): Promise<StepState> {
  const { name, value } = target.mark;
  try {
    // This runs in the world of the page, so it gets nothing that the page may not know.
    await element.evaluate((node, mark) => (node as unknown as Marked).setAttribute(mark.name, mark.value), {
      name,
      value,
    });
  } catch {
    return 'missing';
  }
  try {
    const main = await openMainFrame(page, session);
    // The function returns nothing else.
    return (await main.evaluate(actOnMarked(target), callMs)) as StepState;
  } catch (error) {
    if (error instanceof PageFailure && error.kind === 'departed') return 'missing';
    throw error;
  }
}
