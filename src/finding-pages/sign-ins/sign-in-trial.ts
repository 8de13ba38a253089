import { z } from 'zod';
import type { Saying } from '../../texts/saying.ts';
import type { SignInResult } from './sign-in-record.ts';
import { signInResults } from './sign-in-record.ts';

/** The result of trying a sign-in without a scan. */
export const signInTrialSchema = z
  .object({
    result: z.enum(signInResults),
    detail: z.string().describe('One sentence that says what happened. It does not contain the secret.'),
    picture: z
      .string()
      .nullable()
      .describe(
        'What the browser saw at the end: a `data:` URL of a JPEG of at most 300 kB, with dots in place of what fields contain. It is not stored. null: no page was open, or it showed a secret.',
      ),
  })
  .meta({ id: 'SignInTrial' });

/** The result before it is translated into the reader's language. */
export type SignInTrial = {
  readonly result: SignInResult;
  readonly saying: Saying;
  /** A JPEG. Undefined: no page was open, or it showed a secret. */
  readonly picture?: Buffer | undefined;
};
