import { STATUS_CODES } from 'node:http';
import type { FetchedDocument } from './fetch-document.ts';
import type { DiscoveryCode } from './sitemap-error.ts';
import { quoteForPeople, SitemapError } from './sitemap-error.ts';

const knownKinds: Readonly<Record<string, { code: DiscoveryCode; advice: string }>> = {
  blocked_by_policy: {
    code: 'blocked_by_policy',
    advice: 'Give an address that this service may reach, or let its operator allow this one.',
  },
  dns_error: { code: 'dns_error', advice: 'Check the spelling of the host name.' },
  tls_error: { code: 'tls_error', advice: "Mend the server's certificate, or use the address that it is valid for." },
  connection_error: {
    code: 'connection_error',
    advice: 'Check that the server runs and can be reached from here, then scan again.',
  },
  timeout: { code: 'timeout_navigation', advice: 'Check that the server answers in time, then scan again.' },
  too_many_redirects: { code: 'too_many_redirects', advice: 'Give the address at which the redirects should end.' },
  redirect_invalid: { code: 'redirect_invalid', advice: 'Mend the redirect, or give the address it should lead to.' },
  bad_encoding: {
    code: 'sitemap_bad_gzip',
    advice: 'Mend the compression (Content-Encoding) that the server applies to this file.',
  },
};

/** The fault that an error of `FetchDocument` stands for; undefined where it is none of its kinds: a defect of ours. */
export function findFetchFault(error: unknown): SitemapError | undefined {
  if (!(error instanceof Error) || !('kind' in error) || typeof error.kind !== 'string') return undefined;
  if (!Object.hasOwn(knownKinds, error.kind)) return undefined;
  const known = knownKinds[error.kind];
  if (known === undefined) return undefined;
  const reason = quoteForPeople(error.message, 300).replace(/\.$/, '');
  return new SitemapError({ ...known, found: `could not be fetched: ${reason}` });
}

/** The fault in the status of an answer; undefined for 2xx with a body. */
export function findStatusFault({ status, headers }: FetchedDocument): SitemapError | undefined {
  if (status === 204 || status === 205) {
    return new SitemapError({
      code: 'sitemap_empty',
      found: `answered ${status}: there is no content`,
      advice: 'Give the address of a sitemap that lists pages.',
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
    return "There is nothing at this address: check its spelling (robots.txt often names the sitemap's address).";
  }
  if (status === 401) return 'The server asks to sign in: make the sitemap readable without signing in.';
  if (status === 403) return "The server refuses: let this service's requests through its firewall or access rules.";
  if (status === 429 || status === 503) {
    const seconds = retryAfter !== undefined && /^\d{1,9}$/.test(retryAfter) ? ` in ${retryAfter} seconds` : ' later';
    return `The server does not serve this now: scan again${seconds}.`;
  }
  if (status >= 500) return 'The server failed: mend it (its log says why) or scan again later.';
  return 'Give an address that answers 200 with a sitemap.';
}
