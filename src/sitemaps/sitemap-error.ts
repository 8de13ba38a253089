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
  /** What was found there: continues a sentence that begins with the URL. No full stop. */
  readonly found: string;
  /** What to do about it: a separate sentence. */
  readonly advice: string;
  /** True when the file is a web page: the URL may then be a site's and not a sitemap's. */
  readonly isWebPage?: boolean;
};

/** One file cannot be read, or not to its end. Thrown while reading it, kept as a value by `readSitemap`. */
export class SitemapError extends Error {
  readonly code: DiscoveryCode;
  readonly found: string;
  readonly advice: string;
  readonly isWebPage: boolean;

  constructor(fields: SitemapErrorFields) {
    super(fields.found);
    this.name = 'SitemapError';
    this.code = fields.code;
    this.found = fields.found;
    this.advice = fields.advice;
    this.isWebPage = fields.isWebPage ?? false;
  }
}

/** The whole message for people: the URL, what was found there, what to do. */
export function describeError(address: string, error: SitemapError): string {
  return `${quoteForPeople(address, 200)} ${error.found}. ${error.advice}`;
}

/** Foreign text made safe for a message: one line, no control or direction-changing characters, truncated at `maxLength`. */
export function quoteForPeople(text: string, maxLength: number): string {
  const line = text
    .slice(0, maxLength * 4)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
}
