import type { z } from 'zod';
import { accessByBasic, basicSecretSchema } from './kinds/basic.ts';
import { accessByForm, formSecretSchema } from './kinds/form.ts';
import { accessByHeaders, headersSecretSchema } from './kinds/headers.ts';
import { accessByState, stateSecretSchema } from './kinds/state.ts';
import type { SiteAccess } from './site-access.ts';

/** One way to sign in: the shape of its secret, and the access that the secret gives to its origins. */
type SignInKind<Schema extends z.ZodType> = {
  readonly secret: Schema;
  readonly access: (secret: z.output<Schema>, origins: readonly string[]) => SiteAccess;
};

/** The list of kinds. A new kind is a file and a line here. */
export const signInKinds = {
  headers: defineKind({ secret: headersSecretSchema, access: accessByHeaders }),
  basic: defineKind({ secret: basicSecretSchema, access: accessByBasic }),
  state: defineKind({ secret: stateSecretSchema, access: accessByState }),
  form: defineKind({ secret: formSecretSchema, access: accessByForm }),
} as const;

export type SignInKindName = keyof typeof signInKinds;

function defineKind<Schema extends z.ZodType>({ secret, access }: SignInKind<Schema>) {
  return {
    secret,
    open: (stored: unknown, origins: readonly string[]): SiteAccess => access(secret.parse(stored), origins),
  };
}
