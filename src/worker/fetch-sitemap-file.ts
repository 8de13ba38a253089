import type { GuardedFetchOptions, GuardedResponse } from '../adapters/net/guarded-fetch.ts';
import { guardedFetch } from '../adapters/net/guarded-fetch.ts';
import type { NetworkScope } from '../adapters/net/policy.ts';

type Request = Pick<GuardedFetchOptions, 'headersFor'> & {
  readonly userAgent: string;
  readonly signal?: AbortSignal | undefined;
};

/** Fetches a file that may be a sitemap. Throws as guardedFetch does. */
export async function fetchSitemapFile(
  scope: NetworkScope,
  url: string,
  { userAgent, signal, headersFor }: Request,
): Promise<GuardedResponse> {
  return guardedFetch(scope, url, {
    headers: { 'user-agent': userAgent, accept: 'application/xml, text/xml, text/plain, */*;q=0.5' },
    headersFor,
    ...(signal !== undefined && { signal }),
  });
}
