import { z } from 'zod';
import { noAccess } from '../site-access.ts';
import type { SiteAccess } from '../site-access.ts';
import { asIssue } from '../../../texts/issue-text.ts';

/** Headers that belong to the browser or the connection, and cookies, which have their own kind. */
const refusedNames =
  /^(?:host|connection|content-length|transfer-encoding|upgrade|te|trailer|keep-alive|expect|origin|referer|cookie|set-cookie|accept-encoding|proxy-.*|sec-.*)$/i;

const mostHeaders = 10;

export const headersSecretSchema = z.strictObject({
  headers: z
    .record(
      z
        .string()
        .regex(/^[\w!#$%&'*+.^`|~-]{1,100}$/, asIssue('fields.header_name'))
        .refine((name) => !refusedNames.test(name), asIssue('fields.header_refused')),
      z
        .string()
        .max(8_192, asIssue('fields.at_most_characters', { n: 8_192 }))
        .regex(/^[\u0020-\u007e]+$/, asIssue('fields.header_value')),
    )
    .refine((headers) => {
      const names = Object.keys(headers);
      return names.length >= 1 && names.length <= mostHeaders;
    }, asIssue('fields.header_count')),
});

export function accessByHeaders({ headers }: z.infer<typeof headersSecretSchema>): SiteAccess {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const secrets = entries.flatMap(([, value]) => [value, value.slice(value.indexOf(' ') + 1)]);
  return { ...noAccess, headers: Object.fromEntries(entries), secrets };
}
