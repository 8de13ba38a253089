import type { NetworkScope } from '../adapters/net/policy.ts';
import type { SiteState } from '../browser/site-state.ts';
import type { Tab } from '../browser/tab.ts';
import { newId } from '../ids/ids.ts';
import type { OpenSignIn } from '../finding-pages/sign-ins/open-sign-in.ts';
import { SignInUnusable, openSignIn } from '../finding-pages/sign-ins/open-sign-in.ts';
import { createRedact } from '../finding-pages/sign-ins/redact.ts';
import { createShowsSecret } from '../finding-pages/sign-ins/shows-secret.ts';
import { listStateSecrets } from '../finding-pages/sign-ins/state-secrets.ts';
import type { SignInTrial } from '../finding-pages/sign-ins/sign-in-trial.ts';
import { getSignIn, noteResult } from '../finding-pages/sign-ins/sign-in-store.ts';
import { carryOutRecipe } from './carry-out-recipe.ts';
import { deviceOf } from './device-of.ts';
import type { PreviewSessionDeps } from './preview-session.ts';
import { findFailedProbe } from '../visit/find-failed-probe.ts';
import { signInTab } from './signed-in-tab.ts';
import { takeTrialPicture } from './trial-picture.ts';
import type { SlotDeps } from '../visit/slot.ts';
import { Slot } from '../visit/slot.ts';
import { mapFacts } from '../texts/map-facts.ts';
import { SaidError } from '../texts/said-error.ts';
import { sayAll, says } from '../texts/saying.ts';

type Means = { readonly slot: SlotDeps; readonly scope: NetworkScope; readonly url: string; readonly see: See };

/** Takes the picture of what is in front at the end. */
type See = (tab: Tab, signIn: OpenSignIn, state: SiteState) => Promise<void>;

const visitMs = 30_000;
const device = deviceOf('desktop');

/** Signs in as a scan does, and checks one page. Throws Refused (`sign_in_not_found`). */
export async function testSignIn(
  { db, network, secretKey, slot }: PreviewSessionDeps,
  id: string,
): Promise<SignInTrial> {
  const row = await getSignIn(db, id);
  let secrets: readonly string[] = [];
  let picture: Buffer | undefined;
  const see: See = async (tab, signIn, state) => {
    const seen = [...signIn.access.secrets, ...listStateSecrets(state)];
    const hidden = seen.filter((secret) => !signIn.access.shownSecrets.includes(secret));
    picture = await takeTrialPicture(tab, createShowsSecret(hidden));
  };
  const { result, saying } = await tryIt(async () => {
    const signIn = openSignIn(row, secretKey);
    ({ secrets } = signIn.access);
    const url = signIn.check.url ?? `${signIn.origins[0] ?? ''}/`;
    const scope = await network.scopeFor(new URL(url));
    return lookWith(signIn, { slot, scope, url, see });
  });
  await noteResult(db, row.id, result);
  return { result, saying: mapFacts(saying, createRedact(secrets)), picture };
}

async function lookWith(signIn: OpenSignIn, means: Means): Promise<SignInTrial> {
  const { slot, scope, see } = means;
  if (signIn.access.recipe === undefined) return lookAtPage(signIn, means);
  const { proofUrl, state } = await carryOutRecipe({ slot, device, scope, see }, signIn);
  const led = createRedact(listStateSecrets(state))(proofUrl);
  return { result: 'signed_in', saying: says('sessions.steps_passed', { url: led }) };
}

async function lookAtPage(signIn: OpenSignIn, { slot: deps, scope, url, see }: Means): Promise<SignInTrial> {
  const slot = new Slot(deps);
  try {
    const { tab } = await slot.tabFor({ scanId: newId(), device, scope, signedIn: signInTab(signIn).tab });
    const trial = await judgeVisit(tab, signIn, url);
    await see(tab, signIn, signIn.access.state);
    return trial;
  } finally {
    await slot.close();
  }
}

async function judgeVisit(tab: Tab, { check }: OpenSignIn, url: string): Promise<SignInTrial> {
  const options = { deadline: performance.now() + visitMs, isDecided: isError };
  const visit = await tab.visit(url, options);
  if (visit.kind === 'failed')
    return { result: 'failed', saying: sayAll(says('sessions.not_opened', { url }), visit.saying) };
  const { status, finalUrl } = visit.answer;
  if (visit.kind === 'answered')
    return { result: 'signed_out', saying: says('sessions.status', { url, status: String(status) }) };
  const failed = await findFailedProbe(tab, check);
  if (failed !== undefined)
    return { result: 'signed_out', saying: sayAll(says('sessions.page_was', { url: finalUrl }), failed) };
  return { result: 'signed_in', saying: says('sessions.passed', { url: finalUrl }) };
}

function isError({ status }: { readonly status: number }): boolean {
  return status >= 400;
}

/** Errors that a person can fix are results. */
async function tryIt(attempt: () => Promise<SignInTrial>): Promise<SignInTrial> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof SaidError) return { result: 'failed', saying: error.saying };
    if (error instanceof SignInUnusable)
      return { result: 'failed', saying: says('visits.script_error', { text: error.message }) };
    throw error;
  }
}
