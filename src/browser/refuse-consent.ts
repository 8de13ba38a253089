import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { pause } from '../time/pause.ts';
import { isOver, timeLeft } from '../time/time-left.ts';
import type { ConsentRules } from './consent-rules.ts';
import { consentManagers, consentWords } from './consent-banners.ts';
import { inPageCall } from './in-page-code.ts';
import { PageFailure } from './page-failure.ts';
import { openMainFrame } from './page-worlds.ts';
import type { StepPage } from './step-target.ts';

const file = new URL('in-page/consent.ts', import.meta.url);
const markRefusal = inPageCall<[rules: ConsentRules, mark: string]>(file, 'markRefusal');
const unmarkRefusal = inPageCall<[mark: string]>(file, 'unmarkRefusal');

const refusalSchema = z.object({ manager: z.string().nullable(), label: z.string() }).nullable();
const rules: ConsentRules = { managers: consentManagers, ...consentWords };

/** `label`: what the button says. `isClosed`: it is gone. */
export type RefusedConsent = { readonly manager: string | null; readonly label: string; readonly isClosed: boolean };

const callMs = 2_000;
/** A banner appears after the page. */
const appearMs = 2_000;
const closeMs = 2_000;
const againMs = 250;

/**
 * Closes a consent banner by its own button that refuses, as a person does. It never accepts anything. Undefined if
 * there is no banner, or none with such a button, in the document or its open shadow roots. Throws PageFailure.
 */
export async function refuseConsent(opened: StepPage, deadline: number): Promise<RefusedConsent | undefined> {
  const mark = `data-curbcut-${randomUUID().slice(0, 8)}`;
  const found = await findRefusal(opened, { mark, until: Math.min(performance.now() + appearMs, deadline) });
  if (found === null) return undefined;
  const button = opened.page.locator(`css=[${mark}]`).first();
  // If the button cannot be clicked, the banner stays, and the caller says so.
  await button.click({ timeout: Math.min(closeMs, timeLeft(deadline)) }).catch(() => undefined);
  return { ...found, isClosed: await isGone(opened, mark, Math.min(performance.now() + closeMs, deadline)) };
}

type Search = { readonly mark: string; readonly until: number };

async function findRefusal(opened: StepPage, { mark, until }: Search): Promise<z.infer<typeof refusalSchema>> {
  for (;;) {
    const found = await lookForRefusal(opened, mark);
    if (found !== null || isOver(until)) return found;
    await pause(againMs);
  }
}

/** A page that replaces its document meanwhile is looked at again. */
async function lookForRefusal({ page, session }: StepPage, mark: string): Promise<z.infer<typeof refusalSchema>> {
  try {
    const main = await openMainFrame(page, session);
    return refusalSchema.parse(await main.evaluate(markRefusal(rules, mark), callMs));
  } catch (error) {
    if (error instanceof PageFailure && error.kind === 'departed') return null;
    throw error;
  }
}

/** Banners fade. A click may also replace the document. */
async function isGone({ page, session }: StepPage, mark: string, until: number): Promise<boolean> {
  const button = page.locator(`css=[${mark}]`).first();
  await button.waitFor({ state: 'hidden', timeout: timeLeft(until) }).catch(() => undefined);
  try {
    const main = await openMainFrame(page, session);
    return (await main.evaluate(unmarkRefusal(mark), callMs)) !== true;
  } catch (error) {
    if (error instanceof PageFailure && error.kind === 'departed') return true;
    throw error;
  }
}
