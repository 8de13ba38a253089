import { STATUS_CODES } from 'node:http';
import type { FetchedDocument } from './fetch-document.ts';
import type { DiscoveryCode } from './sitemap-error.ts';
import { quoteForPeople, SitemapError } from './sitemap-error.ts';

const knownKinds: Readonly<Record<string, { code: DiscoveryCode; advice: string }>> = {
  blocked_by_policy: {
    code: 'blocked_by_policy',
    advice: 'Enter a URL that this service may request, or ask its administrator to allow this one.',
  },
  dns_error: { code: 'dns_error', advice: 'Check the spelling of the host name.' },
  tls_error: {
    code: 'tls_error',
    advice: "Fix the server's certificate, or use the host name that it was issued for.",
  },
  connection_error: {
    code: 'connection_error',
    advice: 'Check that the server is running and reachable from this machine, then scan again.',
  },
  timeout: { code: 'timeout_navigation', advice: 'Check that the server answers in time, then scan again.' },
  too_many_redirects: { code: 'too_many_redirects', advice: 'Enter the URL where the redirects should end.' },
  redirect_invalid: { code: 'redirect_invalid', advice: 'Fix the redirect, or enter the URL that it should lead to.' },
  bad_encoding: {
    code: 'sitemap_bad_gzip',
    advice: 'Fix the compression (Content-Encoding) that the server applies to this file.',
  },
};

/** What an error of `FetchDocument` means for the sitemap; undefined for an error without one of its kinds: a defect of Curbcut. */
export function findFetchError(error: unknown): SitemapError | undefined {
  if (!(error instanceof Error) || !('kind' in error) || typeof error.kind !== 'string') return undefined;
  if (!Object.hasOwn(knownKinds, error.kind)) return undefined;
  const known = knownKinds[error.kind];
  if (known === undefined) return undefined;
  const reason = quoteForPeople(error.message, 300).replace(/\.$/, '');
  return new SitemapError({ ...known, found: `could not be fetched: ${reason}` });
}

/** What the status of a response means for the sitemap; undefined for 2xx with a body. */
export function findStatusError({ status, headers }: FetchedDocument): SitemapError | undefined {
  if (status === 204 || status === 205) {
    return new SitemapError({
      code: 'sitemap_empty',
      found: `answered ${status} without content`,
      advice: 'Enter the URL of a sitemap that lists pages.',
    });
  }
  if (status >= 200 && status < 300) return undefined;
  const name = STATUS_CODES[status];
  return new SitemapError({
    code: 'sitemap_http_status',
    found: `answered ${status}${name === undefined ? '' : ` (${name})`}`,
    advice: adviseOnStatus(status, headers['retry-after']),
  });
}

function adviseOnStatus(status: number, retryAfter: string | undefined): string {
  if (status === 404 || status === 410) {
    return "There is nothing at this URL. Check its spelling. The site's robots.txt often names the URL of the sitemap.";
  }
  if (status === 401) return 'The server requires a sign-in. Make the sitemap readable without one.';
  if (status === 403) return 'The server refused the request. Allow this service in its firewall or access rules.';
  if (status === 429 || status === 503) {
    const seconds = retryAfter !== undefined && /^\d{1,9}$/.test(retryAfter) ? ` in ${retryAfter} seconds` : ' later';
    return `The server is temporarily unavailable. Scan again${seconds}.`;
  }
  if (status >= 500) return 'The server failed. Check its log, or scan again later.';
  return 'Enter a URL that returns a sitemap with status 200.';
}
