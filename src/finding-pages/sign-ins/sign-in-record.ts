import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { SignInsTable } from '../../adapters/db/sign-in-tables.ts';
import type { SecretKey } from '../../service/secrets/secret-key.ts';
import { findKeyProblem } from '../../service/secrets/find-key-problem.ts';
import { sessionCheckSchema } from './session-check.ts';
import type { SignInKindName } from './sign-in-kinds.ts';
import { signInKinds } from './sign-in-kinds.ts';
import type { Said } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';
import { say } from '../../texts/say.ts';
import type { Spoken } from '../../texts/texts.ts';

export type SignInRow = Selectable<SignInsTable>;

export const signInResults = ['signed_in', 'signed_out', 'failed'] as const;
export type SignInResult = (typeof signInResults)[number];

const instant = z.iso.datetime({ precision: 3 });
const originsSchema = z.array(z.string());
const kindSchema = z.enum(Object.keys(signInKinds).filter(isKind));

export const signInRecordSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    origins: originsSchema,
    kind: kindSchema,
    check: sessionCheckSchema,
    created_at: instant,
    last_used_at: instant.nullable(),
    last_result: z
      .enum(signInResults)
      .nullable()
      .describe(
        '`signed_in`, `signed_out` (the check did not pass), or `failed` (the sign-in could not be carried out).',
      ),
    problem: z.string().nullable().describe('Why it cannot be used: its secret was sealed with another key.'),
  })
  .meta({ id: 'SignIn', description: 'How a scan signs in. No response contains its secret.' });

export type SignInRecord = z.infer<typeof signInRecordSchema>;

export function presentSignIn(
  row: SignInRow,
  { key, language }: { readonly key: SecretKey | undefined; readonly language: Spoken },
): SignInRecord {
  const problem = findSignInProblem(row, key);
  return {
    id: row.id,
    name: row.name,
    origins: readOrigins(row),
    kind: readKind(row),
    check: sessionCheckSchema.parse(row.check),
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    last_result: row.last_result,
    problem: problem === undefined ? null : say(language, problem),
  };
}

export function readOrigins({ origins }: Pick<SignInRow, 'origins'>): string[] {
  return originsSchema.parse(origins);
}

export function readKind({ kind }: Pick<SignInRow, 'kind'>): SignInKindName {
  return kindSchema.parse(kind);
}

/** Returns the reason why this process's key cannot unseal the secret. */
export function findSignInProblem(row: Pick<SignInRow, 'key_id'>, key: SecretKey | undefined): Said | undefined {
  return findKeyProblem(row.key_id, key, {
    noKey: () => says('secrets.sign_in_no_key'),
    otherKey: (keys) => says('secrets.sign_in_other_key', keys),
  });
}

function isKind(name: string): name is SignInKindName {
  return Object.hasOwn(signInKinds, name);
}
