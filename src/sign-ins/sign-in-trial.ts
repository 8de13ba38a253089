import { z } from 'zod';
import { signInResults } from './sign-in-record.ts';

/** What a sign-in gave when it was tried, without a scan. */
export const signInTrialSchema = z
  .object({
    result: z.enum(signInResults),
    detail: z.string().describe('What happened, in a sentence. It contains nothing of the secret.'),
  })
  .meta({ id: 'SignInTrial' });

export type SignInTrial = z.infer<typeof signInTrialSchema>;
