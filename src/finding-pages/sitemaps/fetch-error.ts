import { STATUS_CODES } from 'node:http';
import { dependsOnSettings } from '../../texts/depends-on-settings.ts';
import { mapFacts } from '../../texts/map-facts.ts';
import { SaidError } from '../../texts/said-error.ts';
import type { Said } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';
import type { FetchedDocument } from './fetch-document.ts';
import type { DiscoveryCode } from './sitemap-error.ts';
import { quoteForPeople, SitemapError } from './sitemap-error.ts';

const knownKinds: Readonly<Record<string, { readonly code: DiscoveryCode; readonly advice: Said }>> = {
  blocked_by_policy: { code: 'blocked_by_policy', advice: says('sitemaps.allow_url') },
  dns_error: { code: 'dns_error', advice: says('sitemaps.check_host_name') },
  tls_error: { code: 'tls_error', advice: says('sitemaps.fix_certificate') },
  connection_error: { code: 'connection_error', advice: says('sitemaps.check_server') },
  timeout: { code: 'timeout_navigation', advice: says('sitemaps.check_time') },
  too_many_redirects: { code: 'too_many_redirects', advice: says('sitemaps.enter_end_of_redirects') },
  redirect_invalid: { code: 'redirect_invalid', advice: says('sitemaps.fix_redirect') },
  bad_encoding: { code: 'sitemap_bad_gzip', advice: says('sitemaps.fix_compression') },
};

/**
 * Translates an error of `FetchDocument` for the sitemap. Returns undefined for an error without a known kind, which is
 * a defect of Curbcut.
 */
export function findFetchError(error: unknown): SitemapError | undefined {
  if (!(error instanceof SaidError) || !('kind' in error) || typeof error.kind !== 'string') return undefined;
  if (!Object.hasOwn(knownKinds, error.kind)) return undefined;
  const known = knownKinds[error.kind];
  if (known === undefined) return undefined;
  const isNever = known.code === 'blocked_by_policy' && !dependsOnSettings(error.saying);
  const advice = isNever ? says('advice.blocked_always') : known.advice;
  const saidWhy = mapFacts(error.saying, (text) => quoteForPeople(text, 300));
  return new SitemapError({ ...known, advice, found: (where) => says('sitemaps.not_fetched', { where, saidWhy }) });
}

/** Translates the status of a response for the sitemap. Returns undefined for 2xx with a body. */
export function findStatusError({ status, headers }: FetchedDocument): SitemapError | undefined {
  if (status === 204 || status === 205) {
    return new SitemapError({
      code: 'sitemap_empty',
      found: (where) => says('sitemaps.no_content', { where, status: String(status) }),
      advice: says('sitemaps.enter_page_list'),
    });
  }
  if (status >= 200 && status < 300) return undefined;
  return new SitemapError({
    code: 'sitemap_http_status',
    found: (where) => sayStatus(where, status),
    advice: adviseOnStatus(status, headers['retry-after']),
  });
}

function sayStatus(where: string, status: number): Said {
  const meaning = STATUS_CODES[status];
  const facts = { where, status: String(status) };
  return meaning === undefined ? says('sitemaps.status', facts) : says('sitemaps.status_named', { ...facts, meaning });
}

function adviseOnStatus(status: number, retryAfter: string | undefined): Said {
  if (status === 404 || status === 410) return says('sitemaps.not_found');
  if (status === 401) return says('sitemaps.sign_in');
  if (status === 403) return says('sitemaps.refused');
  if (status === 429 || status === 503) {
    const isNumber = retryAfter !== undefined && /^\d{1,9}$/.test(retryAfter);
    return isNumber ? says('sitemaps.scan_in', { n: Number(retryAfter) }) : says('sitemaps.scan_later');
  }
  return status >= 500 ? says('sitemaps.server_failed') : says('sitemaps.enter_status_200');
}
