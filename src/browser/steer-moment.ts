import type { Page } from 'playwright-core';
import { inPageCall } from './in-page-code.ts';
import { PageFailure } from './page-failure.ts';
import { openMainFrame } from './page-worlds.ts';
import type { ProtocolSession } from './protocol-call.ts';

const moment = new URL('in-page/page-moment.ts', import.meta.url);
const calls = {
  keep: inPageCall<[]>(moment, 'keepMoment'),
  leave: inPageCall<[]>(moment, 'leaveMoment'),
};
const callMs = 5_000;

type Shown = { readonly page: Page; readonly session: ProtocolSession };

/**
 * Keeps the page at one moment, or lets it continue. A document that has just replaced another one is not kept.
 * Throws PageFailure.
 */
export async function steerMoment({ page, session }: Shown, order: keyof typeof calls): Promise<void> {
  try {
    const main = await openMainFrame(page, session);
    await main.evaluate(calls[order](), callMs);
  } catch (error) {
    if (!(error instanceof PageFailure) || error.kind !== 'departed') throw error;
  }
}
