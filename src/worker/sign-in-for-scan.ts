import type { Database } from '../adapters/db/schema.ts';
import type { OpenSignIn } from '../finding-pages/sign-ins/open-sign-in.ts';
import type { SignedIn } from './carry-out-recipe.ts';
import { carryOutRecipe } from './carry-out-recipe.ts';
import { deviceOf } from './device-of.ts';
import type { ScopeCache } from './scope-cache.ts';
import type { SlotDeps } from '../visit/slot.ts';

type ScanSignInDeps = { readonly db: Database; readonly slot: SlotDeps; readonly scopes: ScopeCache };

/**
 * Uses the scan's device, because some sites bind a session to it, and the scan's network scope. Throws RecipeFailed.
 */
export async function signInForScan(
  { db, slot, scopes }: ScanSignInDeps,
  scanId: string,
  signIn: OpenSignIn,
): Promise<SignedIn> {
  const { viewport_preset: preset, locale } = await db
    .selectFrom('scans')
    .select(['viewport_preset', 'locale'])
    .where('id', '=', scanId)
    .executeTakeFirstOrThrow();
  const first = signIn.access.recipe?.steps[0];
  const scanUrl = first?.do === 'goto' ? first.url : `${signIn.origins[0] ?? ''}/`;
  const scope = await scopes.get({ scanId, scanUrl });
  return carryOutRecipe({ slot, device: deviceOf(preset, locale), scope }, signIn);
}
