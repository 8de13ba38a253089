import type { z } from 'zod';
import { accessByBasic, basicSecretSchema } from './kinds/basic.ts';
import { accessByHeaders, headersSecretSchema } from './kinds/headers.ts';
import type { SiteAccess } from './site-access.ts';

/** One way to sign in: the shape of its secret, and what the secret gives. */
export type SignInKind<Secret = unknown> = {
  readonly secret: z.ZodType<Secret>;
  readonly access: (secret: Secret) => SiteAccess;
};

/** The list of kinds: another one is a file and a line. */
export const signInKinds = {
  headers: defineKind({ secret: headersSecretSchema, access: accessByHeaders }),
  basic: defineKind({ secret: basicSecretSchema, access: accessByBasic }),
} as const;

export type SignInKindName = keyof typeof signInKinds;

function defineKind<Secret>(kind: SignInKind<Secret>) {
  return { secret: kind.secret, open: (secret: unknown): SiteAccess => kind.access(kind.secret.parse(secret)) };
}
