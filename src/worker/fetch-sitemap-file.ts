import { defaultLocale } from '../findings/locale.ts';
import type { GuardedFetchOptions, GuardedResponse } from '../adapters/net/guarded-fetch.ts';
import { guardedFetch } from '../adapters/net/guarded-fetch.ts';
import type { NetworkScope } from '../adapters/net/policy.ts';

type Request = Pick<GuardedFetchOptions, 'headersFor'> & {
  readonly userAgent: string;
  /** The language that the scan asks its sites for. */
  readonly locale?: string | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** Fetches a file that may be a sitemap. Throws as guardedFetch does. */
export async function fetchSitemapFile(
  scope: NetworkScope,
  url: string,
  { userAgent, locale = defaultLocale, signal, headersFor }: Request,
): Promise<GuardedResponse> {
  return guardedFetch(scope, url, {
    headers: {
      'user-agent': userAgent,
      'accept-language': locale,
      accept: 'application/xml, text/xml, text/plain, */*;q=0.5',
    },
    headersFor,
    ...(signal !== undefined && { signal }),
  });
}
