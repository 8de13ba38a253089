import { z } from 'zod';
import { asIssue } from '../../texts/issue-text.ts';

const probe = z
  .string()
  .trim()
  .min(1, asIssue('fields.range_characters', { n: 500 }))
  .max(500, asIssue('fields.range_characters', { n: 500 }))
  .refine((text) => !text.includes('>>'), asIssue('fields.probe'));

/** A check of a page that shows whether it is signed in. */
export const sessionCheckSchema = z
  .strictObject({
    url: z
      .url()
      .max(2_048)
      .optional()
      .describe(
        'A page that shows whether the session is open, such as the account. It is opened for every page. Without it, every page itself must pass the check.',
      ),
    present: probe
      .optional()
      .describe('Shown only when signed in: a CSS selector, or `text:` and a text, such as `text:Sign out`.'),
    absent: probe.optional().describe('Shown only when signed out: a CSS selector or a text, such as `#login-form`.'),
  })
  .refine(({ present, absent }) => present !== undefined || absent !== undefined, asIssue('fields.present_or_absent'))
  .meta({ id: 'SessionCheck' });

export type SessionCheck = z.infer<typeof sessionCheckSchema>;

/** Only a visible element proves a session. An absent one proves little. */
export function provesSession({ present }: SessionCheck): boolean {
  return present !== undefined;
}
