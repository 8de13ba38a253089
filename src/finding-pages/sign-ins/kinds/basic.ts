import { z } from 'zod';
import { noAccess } from '../site-access.ts';
import type { SiteAccess } from '../site-access.ts';
import { asIssue } from '../../../texts/issue-text.ts';

const part = z.string().max(1_000, asIssue('fields.at_most_characters', { n: 1_000 }));

export const basicSecretSchema = z.strictObject({
  username: part.min(1, asIssue('fields.empty')).refine((name) => !name.includes(':'), asIssue('fields.no_colon')),
  password: part,
});

/** RFC 7617, in UTF-8. Each request carries it, so that servers do not ask and browsers do not remember it. */
export function accessByBasic({ username, password }: z.infer<typeof basicSecretSchema>): SiteAccess {
  const encoded = Buffer.from(`${username}:${password}`, 'utf8').toString('base64');
  return { ...noAccess, headers: { authorization: `Basic ${encoded}` }, secrets: [encoded, password] };
}
