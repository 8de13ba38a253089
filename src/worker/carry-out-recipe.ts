import { ProbeInvalid } from '../browser/find-probe.ts';
import { StepFailed, runSteps } from '../browser/run-steps.ts';
import { readState } from '../browser/tab-access.ts';
import type { Device } from '../browser/visit.ts';
import type { NetworkScope } from '../net/policy.ts';
import { newId } from '../shared/ids.ts';
import { OutOfTime, within } from '../shared/time-limit.ts';
import type { OpenSignIn } from '../sign-ins/open-sign-in.ts';
import type { Recipe } from '../sign-ins/recipe.ts';
import { createRedact } from '../sign-ins/redact.ts';
import type { SiteState } from '../shared/site-state.ts';
import { findFailedProbe } from './find-failed-probe.ts';
import { redactError } from './redact-error.ts';
import type { SlotDeps } from './slot.ts';
import { Slot } from './slot.ts';

type Means = { readonly slot: SlotDeps; readonly device: Device; readonly scope: NetworkScope };

/** What a sign-in leaves behind, and a page that showed that it succeeded. */
export type SignedIn = { readonly state: SiteState; readonly proofUrl: string };

/** The steps did not sign in. The message says what happened, without what was typed. */
export class RecipeFailed extends Error {
  /** The step that could not be done. Undefined: all were done. */
  readonly step: number | undefined;

  constructor(message: string, { step, cause }: { readonly step?: number; readonly cause?: unknown } = {}) {
    super(message, { cause });
    this.step = step;
  }
}

const mostMs = 60_000;
/** For what scripts show after the last step. */
const shownMs = 10_000;

/** Signs in as a person does, in a browser that is used for nothing else. Throws RecipeFailed. */
export async function carryOutRecipe({ slot: deps, device, scope }: Means, signIn: OpenSignIn): Promise<SignedIn> {
  const { recipe } = signIn.access;
  if (recipe === undefined) throw new RecipeFailed('This kind of sign-in has no steps.');
  const slot = new Slot(deps);
  try {
    const { tab } = await slot.tabFor({ scanId: newId(), device, scope });
    return await within(mostMs, signInWith(tab, recipe, signIn));
  } catch (error) {
    throw redactError(nameFailure(error), createRedact(signIn.access.secrets));
  } finally {
    await slot.close();
  }
}

function nameFailure(error: unknown): unknown {
  if (error instanceof StepFailed) return new RecipeFailed(error.message, { step: error.index, cause: error });
  if (error instanceof ProbeInvalid) return new RecipeFailed(error.message, { cause: error });
  if (error instanceof OutOfTime) return new RecipeFailed('The steps took more than a minute.', { cause: error });
  return error;
}

type RecipeTab = Awaited<ReturnType<Slot['tabFor']>>['tab'];

async function signInWith(tab: RecipeTab, { steps }: Recipe, { check, origins }: OpenSignIn): Promise<SignedIn> {
  const { page } = tab;
  await runSteps(page, steps, origins);
  if (check.url !== undefined) {
    await untilIdle(tab, check, 0);
    await runSteps(page, [{ do: 'goto', url: check.url }], origins);
  }
  const failed = await untilIdle(tab, check, shownMs);
  const { origin = 'no page', pathname = '' } = URL.parse(page.url()) ?? {};
  if (failed !== undefined) throw new RecipeFailed(`After the last step the page was ${origin}${pathname}. ${failed}`);
  if (!origins.includes(origin))
    throw new RecipeFailed(`After the last step the page was ${origin}, which is not an origin of the sign-in.`);
  return { state: await readState(page, origins), proofUrl: page.url() };
}

/** The last step may still lead somewhere. */
async function untilIdle(tab: RecipeTab, check: OpenSignIn['check'], waitMs: number): Promise<string | undefined> {
  await tab.page.waitForLoadState('networkidle', { timeout: shownMs }).catch(() => undefined);
  return findFailedProbe(tab, check, waitMs);
}
