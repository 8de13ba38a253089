import type { SecretKey } from '../../service/secrets/secret-key.ts';
import { SealBroken, unseal } from '../../service/secrets/seal.ts';
import type { SessionCheck } from './session-check.ts';
import { sessionCheckSchema } from './session-check.ts';
import type { SignInKindName } from './sign-in-kinds.ts';
import { signInKinds } from './sign-in-kinds.ts';
import type { SignInRow } from './sign-in-record.ts';
import { findSignInProblem, readKind, readOrigins } from './sign-in-record.ts';
import type { SiteAccess } from './site-access.ts';
import { SaidError } from '../../texts/said-error.ts';
import { says } from '../../texts/saying.ts';

/** A sign-in with its unsealed secret. */
export type OpenSignIn = {
  readonly id: string;
  readonly kind: SignInKindName;
  readonly origins: readonly string[];
  readonly check: SessionCheck;
  readonly access: SiteAccess;
};

export class SignInUnusable extends SaidError {}

/** Throws SignInUnusable. */
export function openSignIn(row: SignInRow, key: SecretKey | undefined): OpenSignIn {
  const problem = findSignInProblem(row, key);
  if (key === undefined || problem !== undefined) throw new SignInUnusable(problem ?? says('secrets.sign_in_no_key'));
  const { id } = row;
  const kind = readKind(row);
  const origins = readOrigins(row);
  try {
    const secret: unknown = JSON.parse(unseal(key, row.sealed, { id, kind, origins }));
    return {
      id,
      kind,
      origins,
      check: sessionCheckSchema.parse(row.check),
      access: signInKinds[kind].open(secret, origins),
    };
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    throw new SignInUnusable(says('secrets.sign_in_damaged'), { cause: error });
  }
}
