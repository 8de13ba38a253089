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

/** The service is compiled without the types of the DOM. */
type Marked = { readonly setAttribute: (name: string, value: string) => void };

export type StepPage = { readonly page: Page; readonly session: ProtocolSession };

/**
 * The element of a step. Its document had one of the origins when it was found. Actions fail if the document is
 * replaced.
 */
export type TargetLookup = { readonly kind: 'found'; readonly element: ElementHandle } | { readonly kind: 'elsewhere' };

type SoughtElement = { readonly selector: string; readonly origins: readonly string[]; readonly text?: string };

/**
 * Waits for the element, and types the text, if any. One evaluation checks the origin and types the text, in an
 * isolated world that the page's scripts cannot change. So a text never reaches a later document. Throws if the element
 * does not appear, or does not accept text, before the deadline.
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

/** If the document is replaced meanwhile, the new one does not contain the element. */
async function actOn({ page, session }: StepPage, element: ElementHandle, target: StepTarget): Promise<StepState> {
  const { name, value } = target.mark;
  try {
    // This runs in the page's own world, so it must not receive any secret.
    await element.evaluate((node, mark) => (node as unknown as Marked).setAttribute(mark.name, mark.value), {
      name,
      value,
    });
  } catch {
    return 'missing';
  }
  try {
    const main = await openMainFrame(page, session);
    // the function returns only these values
    return (await main.evaluate(actOnMarked(target), callMs)) as StepState;
  } catch (error) {
    if (error instanceof PageFailure && error.kind === 'departed') return 'missing';
    throw error;
  }
}
