import { z } from 'zod';
import type { Saying } from '../../texts/saying.ts';
import type { SignInResult } from './sign-in-record.ts';
import { signInResults } from './sign-in-record.ts';

/** What a sign-in gave when it was tried, without a scan. */
export const signInTrialSchema = z
  .object({
    result: z.enum(signInResults),
    detail: z.string().describe('One sentence that says what happened. It does not contain the secret.'),
  })
  .meta({ id: 'SignInTrial' });

/** The same before it is said in the reader's language. */
export type SignInTrial = { readonly result: SignInResult; readonly saying: Saying };
