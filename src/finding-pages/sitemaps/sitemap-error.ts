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
  /** Describes a file at an address. */
  readonly found: (where: string) => Said;
  readonly advice: Said;
  /** True if the file is a web page. Its URL may then be that of a site rather than a sitemap. */
  readonly isWebPage?: boolean;
};

/** One file cannot be read, or not to its end. The reader throws it, and `readSitemap` returns it as a value. */
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

/** Contains the URL, the result there, and the remedy. */
export function sayError(address: string, error: SitemapError): Saying {
  return [error.found(quoteForPeople(address, 200)), error.advice];
}

/**
 * Makes a foreign text safe for a message: one line, without control or direction-changing characters, truncated at
 * `maxLength`.
 */
export function quoteForPeople(text: string, maxLength: number): string {
  const line = text
    .slice(0, maxLength * 4)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  return line.length > maxLength ? `${line.slice(0, maxLength - 1).toWellFormed()}…` : line;
}
