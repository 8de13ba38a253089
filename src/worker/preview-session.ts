import type { Device } from '../browser/visit.ts';
import type { Database } from '../adapters/db/schema.ts';
import type { NetworkPolicy } from '../adapters/net/policy.ts';
import type { NewScan } from '../records/scans/new-scan.ts';
import { Refused } from '../texts/refused.ts';
import type { OpenSignIn } from '../finding-pages/sign-ins/open-sign-in.ts';
import { SignInUnusable, openSignIn } from '../finding-pages/sign-ins/open-sign-in.ts';
import type { Redact } from '../finding-pages/sign-ins/redact.ts';
import { createRedact } from '../finding-pages/sign-ins/redact.ts';
import { listStateSecrets } from '../finding-pages/sign-ins/state-secrets.ts';
import type { SecretKey } from '../service/secrets/secret-key.ts';
import { getSignIn } from '../finding-pages/sign-ins/sign-in-store.ts';
import { RecipeFailed, carryOutRecipe } from './carry-out-recipe.ts';
import { deviceOf } from './device-of.ts';
import type { SignedInWay } from './signed-in-tab.ts';
import { signInTab } from './signed-in-tab.ts';
import type { SlotDeps } from '../visit/slot.ts';

export type PreviewSessionDeps = {
  readonly db: Database;
  readonly network: NetworkPolicy;
  readonly secretKey?: SecretKey | undefined;
  readonly slot: SlotDeps;
};

export type PreviewSession = SignedInWay & { readonly redact: Redact };

/** Opens a session for a preview alone. Returns undefined if it does not sign in. Throws Refused. */
export async function openPreviewSession(
  deps: PreviewSessionDeps,
  { sign_in: id, viewport_preset: preset = 'desktop', locale }: Pick<NewScan, 'sign_in' | 'viewport_preset' | 'locale'>,
): Promise<PreviewSession | undefined> {
  if (id === undefined) return undefined;
  const row = await getSignIn(deps.db, id);
  try {
    const signIn = openSignIn(row, deps.secretKey);
    const state = await findState(deps, signIn, deviceOf(preset, locale));
    const redact = createRedact([...signIn.access.secrets, ...listStateSecrets(state)]);
    return { ...signInTab(signIn, state), redact };
  } catch (error) {
    if (error instanceof SignInUnusable) throw new Refused({ code: 'sign_in_unusable', saying: error.saying });
    if (error instanceof RecipeFailed) throw new Refused({ code: 'preview_impossible', saying: error.saying });
    throw error;
  }
}

async function findState({ network, slot }: PreviewSessionDeps, signIn: OpenSignIn, device: Device) {
  const { recipe, state } = signIn.access;
  const first = recipe?.steps[0];
  if (first?.do !== 'goto') return state;
  const scope = await network.scopeFor(new URL(first.url));
  return (await carryOutRecipe({ slot, device, scope }, signIn)).state;
}
