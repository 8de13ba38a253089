import type { Page } from 'playwright-core';
import { within } from '../time/time-limit.ts';
import { SaidError } from '../texts/said-error.ts';
import { says } from '../texts/saying.ts';

const textMark = 'text:';
const countMs = 5_000;

/** The probe is not a valid selector. */
export class ProbeInvalid extends SaidError {}

/**
 * True if the page contains the element of the probe, visible or not. A probe is a CSS selector, or `text:` with a
 * text. Waits up to `waitMs` for it. Throws ProbeInvalid.
 */
export async function findProbe(page: Page, probe: string, waitMs: number): Promise<boolean> {
  const found = probe.startsWith(textMark)
    ? page.getByText(probe.slice(textMark.length).trim())
    : page.locator(`css=${probe}`);
  try {
    if ((await within(countMs, found.count())) > 0) return true;
    if (waitMs === 0) return false;
    await found.first().waitFor({ state: 'attached', timeout: waitMs });
    return true;
  } catch (error) {
    if (isSyntaxError(error)) throw new ProbeInvalid(says('sessions.no_selector', { probe }));
    // A probe counts as absent if it is not found in time, or if its page is gone.
    return false;
  }
}

function isSyntaxError(error: unknown): boolean {
  return (
    error instanceof Error && /selector|Unexpected token|Malformed/i.test(error.message.split('Call log')[0] ?? '')
  );
}
