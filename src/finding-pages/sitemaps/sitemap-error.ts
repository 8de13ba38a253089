import { say } from '../../texts/say.ts';
import type { Said, Saying } from '../../texts/saying.ts';

export type DiscoveryCode =
  | 'sitemap_http_status'
  | 'sitemap_not_xml'
  | 'sitemap_invalid_xml'
  | 'sitemap_bad_gzip'
  | 'sitemap_empty'
  | 'sitemap_too_large'
  | 'sitemap_depth'
  | 'sitemap_loop'
  | 'sitemap_truncated'
  | 'blocked_by_policy'
  | 'dns_error'
  | 'tls_error'
  | 'connection_error'
  | 'timeout_navigation'
  | 'too_many_redirects'
  | 'redirect_invalid';

type SitemapErrorFields = {
  readonly code: DiscoveryCode;
  /** The sentence about a file at an address. */
  readonly found: (where: string) => Said;
  /** What to do about it. */
  readonly advice: Said;
  /** True when the file is a web page: the URL may then be a site's and not a sitemap's. */
  readonly isWebPage?: boolean;
};

/** One file cannot be read, or not to its end. Thrown while reading it, kept as a value by `readSitemap`. */
export class SitemapError extends Error {
  readonly code: DiscoveryCode;
  readonly found: (where: string) => Said;
  readonly advice: Said;
  readonly isWebPage: boolean;

  constructor({ code, found, advice, isWebPage = false }: SitemapErrorFields) {
    super(say('en', found('The sitemap')));
    this.name = 'SitemapError';
    this.code = code;
    this.found = found;
    this.advice = advice;
    this.isWebPage = isWebPage;
  }
}

/** The URL, what was found there, what to do. */
export function describeError(address: string, error: SitemapError): Saying {
  return [error.found(quoteForPeople(address, 200)), error.advice];
}

/** Foreign text made safe for a message: one line, no control or direction-changing characters, truncated at `maxLength`. */
export function quoteForPeople(text: string, maxLength: number): string {
  const line = text
    .slice(0, maxLength * 4)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  return line.length > maxLength ? `${line.slice(0, maxLength - 1).toWellFormed()}…` : line;
}
