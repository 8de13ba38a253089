import { z } from 'zod';
import { noAccess } from '../site-access.ts';
import type { SiteAccess } from '../site-access.ts';

/** Headers that the browser or the connection owns, and cookies, which have their own kind. */
const refusedNames =
  /^(?:host|connection|content-length|transfer-encoding|upgrade|te|trailer|keep-alive|expect|origin|referer|cookie|set-cookie|accept-encoding|proxy-.*|sec-.*)$/i;

const mostHeaders = 10;

export const headersSecretSchema = z.strictObject({
  headers: z
    .record(
      z
        .string()
        .regex(/^[\w!#$%&'*+.^`|~-]{1,100}$/, 'Must be the name of a header.')
        .refine((name) => !refusedNames.test(name), 'Must not be a header that the browser sets, and no cookie.'),
      z
        .string()
        .max(8_192, 'Must be at most 8,192 characters.')
        .regex(/^[\u0020-\u007e]+$/, 'Must be printable ASCII, and not empty.'),
    )
    .refine((headers) => {
      const names = Object.keys(headers);
      return names.length >= 1 && names.length <= mostHeaders;
    }, 'Must be 1 to 10 headers.'),
});

export function accessByHeaders({ headers }: z.infer<typeof headersSecretSchema>): SiteAccess {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const secrets = entries.flatMap(([, value]) => [value, value.slice(value.indexOf(' ') + 1)]);
  return { ...noAccess, headers: Object.fromEntries(entries), secrets };
}
