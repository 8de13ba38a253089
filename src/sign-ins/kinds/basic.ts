import { z } from 'zod';
import { noAccess } from '../site-access.ts';
import type { SiteAccess } from '../site-access.ts';

const part = z.string().max(1_000, 'Must be at most 1,000 characters.');

export const basicSecretSchema = z.strictObject({
  username: part
    .min(1, 'Must not be empty.')
    .refine((name) => !name.includes(':'), 'Must not contain a colon (RFC 7617).'),
  password: part,
});

/** RFC 7617, in UTF-8. It is sent with each request, so that no server has to ask and no browser has to remember it. */
export function accessByBasic({ username, password }: z.infer<typeof basicSecretSchema>): SiteAccess {
  const encoded = Buffer.from(`${username}:${password}`, 'utf8').toString('base64');
  return { ...noAccess, headers: { authorization: `Basic ${encoded}` }, secrets: [encoded, password] };
}
