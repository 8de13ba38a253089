import { DocumentRefused, guardRequests } from '../browser/guard-requests.ts';
import { OutgoingGuard } from '../browser/outgoing-guard.ts';
import { ProbeInvalid } from '../browser/find-probe.ts';
import type { GuardedPage } from '../browser/run-steps.ts';
import { StepFailed, runSteps } from '../browser/run-steps.ts';
import { readState } from '../browser/tab-access.ts';
import type { Tab } from '../browser/tab.ts';
import type { Device } from '../browser/visit.ts';
import type { NetworkScope } from '../adapters/net/policy.ts';
import { newId } from '../ids/ids.ts';
import { OutOfTime, within } from '../time/time-limit.ts';
import type { OpenSignIn } from '../finding-pages/sign-ins/open-sign-in.ts';
import type { Recipe } from '../finding-pages/sign-ins/recipe.ts';
import { createRedact } from '../finding-pages/sign-ins/redact.ts';
import type { SiteState } from '../browser/site-state.ts';
import { findFailedProbe } from '../visit/find-failed-probe.ts';
import { guardScope } from './guard-scope.ts';
import { redactError } from './redact-error.ts';
import type { SlotDeps } from '../visit/slot.ts';
import { Slot } from '../visit/slot.ts';
import { SaidError } from '../texts/said-error.ts';
import type { Saying } from '../texts/saying.ts';
import { sayAll, says } from '../texts/saying.ts';

type Means = {
  readonly slot: SlotDeps;
  readonly device: Device;
  readonly scope: NetworkScope;
  /** Called with the page in front and its state once no step runs any more. */
  readonly see?: ((tab: Tab, signIn: OpenSignIn, state: SiteState) => Promise<void>) | undefined;
};

/** The result of a sign-in, and a page that proved it. */
export type SignedIn = { readonly state: SiteState; readonly proofUrl: string };

/** The steps did not sign in. The message describes the event without typed values. */
export class RecipeFailed extends SaidError {
  /** The step that failed. Undefined if all succeeded. */
  readonly step: number | undefined;

  constructor(saying: Saying, { step, cause }: { readonly step?: number; readonly cause?: unknown } = {}) {
    super(saying, { cause });
    this.step = step;
  }
}

const mostMs = 60_000;
/** The wait for content that scripts show after the last step. */
const shownMs = 10_000;

/**
 * Signs in as a person does, in a browser without any other use. Typed values are sent only to the origins of the
 * sign-in. Throws RecipeFailed.
 */
export async function carryOutRecipe({ slot: deps, device, scope, see }: Means, signIn: OpenSignIn): Promise<SignedIn> {
  const { recipe } = signIn.access;
  if (recipe === undefined) throw new RecipeFailed(says('sessions.no_steps'));
  const slot = new Slot(deps);
  const guard = new OutgoingGuard(signIn.origins);
  try {
    const { tab } = await slot.tabFor({ scanId: newId(), device, scope: guardScope(scope, guard) });
    const signedIn = within(mostMs, signInWith(tab, { recipe, guard }, signIn));
    if (see !== undefined)
      await seeEnd(signedIn, async () => see(tab, signIn, await readState(tab.page, signIn.origins)));
    return await signedIn;
  } catch (error) {
    throw redactError(nameFailure(error, guard.describeRefused()), createRedact(signIn.access.secrets));
  } finally {
    await slot.close();
  }
}

/** Not after the end of the time: the steps still run. Without its state, the secrets of a page are not known. */
async function seeEnd(signedIn: Promise<SignedIn>, look: () => Promise<void>): Promise<void> {
  const mayLook = await signedIn.then(
    () => true,
    (error: unknown) => !(error instanceof OutOfTime),
  );
  if (mayLook) await look().catch(() => undefined);
}

function nameFailure(error: unknown, refused: Saying | undefined): unknown {
  if (error instanceof StepFailed)
    return new RecipeFailed(sayAll(error.saying, refused), { step: error.index, cause: error });
  if (error instanceof DocumentRefused && refused !== undefined) return new RecipeFailed(refused, { cause: error });
  if (error instanceof RecipeFailed) return new RecipeFailed(sayAll(error.saying, refused), { cause: error });
  if (error instanceof ProbeInvalid) return new RecipeFailed(error.saying, { cause: error });
  if (error instanceof OutOfTime)
    return new RecipeFailed(sayAll(says('sessions.steps_too_long'), refused), { cause: error });
  return error;
}

type RecipeTab = Awaited<ReturnType<Slot['tabFor']>>['tab'];
type Guarded = { readonly recipe: Recipe; readonly guard: OutgoingGuard };

async function signInWith(tab: RecipeTab, { recipe, guard }: Guarded, signIn: OpenSignIn): Promise<SignedIn> {
  const { page, session } = tab;
  const requests = await guardRequests({ page, session }, guard);
  return requests.unlessRefused(signInOn(tab, { page, session, guard, requests, recipe }, signIn));
}

type Signing = GuardedPage & { readonly recipe: Recipe };

async function signInOn(tab: RecipeTab, signing: Signing, { check, origins }: OpenSignIn): Promise<SignedIn> {
  const { page, recipe } = signing;
  await runSteps(signing, recipe.steps);
  if (check.url !== undefined) {
    await untilIdle(tab, check, 0);
    await runSteps(signing, [{ do: 'goto', url: check.url }]);
  }
  const failed = await untilIdle(tab, check, shownMs);
  const { origin = page.url(), pathname = '' } = URL.parse(page.url()) ?? {};
  if (failed !== undefined)
    throw new RecipeFailed(sayAll(says('sessions.ended_unproven', { url: `${origin}${pathname}` }), failed));
  if (!origins.includes(origin)) throw new RecipeFailed(says('sessions.ended_elsewhere', { url: origin }));
  return { state: await readState(page, origins), proofUrl: page.url() };
}

/** The last step may still navigate. */
async function untilIdle(tab: RecipeTab, check: OpenSignIn['check'], waitMs: number): Promise<Saying | undefined> {
  await tab.page.waitForLoadState('networkidle', { timeout: shownMs }).catch(() => undefined);
  return findFailedProbe(tab, check, waitMs);
}
