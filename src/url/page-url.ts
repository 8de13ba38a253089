import { readRoute } from './hash-route.ts';

/** Maximum length of a page's or sitemap's URL, in characters, after normalization. */
const maxUrlLength = 2048;

/** Longer text is not parsed, because the parser's cost grows with its input. */
const maxUnparsedLength = 16 * maxUrlLength;

const percentEncodedByte = /%[0-9a-f]{2}/gi;

export type UrlRefusal = 'not_http' | 'invalid' | 'url_too_long' | 'credentials';

export type NormalizedUrl =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly reason: UrlRefusal };

/**
 * Turns an untrusted address into the single spelling for storing and comparing pages and sitemaps. The WHATWG URL
 * parser decides (lowercase Punycode host, dot segments, default port). The fragment is removed unless it is a route (see
 * hash-route.ts), and percent-encoded bytes get uppercase hex digits (RFC 3986, 6.2.2.1). The order of the query, trailing
 * slashes and the letter case of the path remain, because servers may tell them apart. `base` resolves a relative address.
 * Refuses all schemes except http and https, URLs with a user or password, and results over 2,048 characters.
 */
export function normalizeUrl(text: string, base?: string): NormalizedUrl {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, reason: 'invalid' };
  if (trimmed.length > maxUnparsedLength) return { ok: false, reason: 'url_too_long' };
  const url = URL.parse(trimmed, base);
  if (url === null) return { ok: false, reason: 'invalid' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { ok: false, reason: 'not_http' };
  if (url.username !== '' || url.password !== '') return { ok: false, reason: 'credentials' };
  url.hash = readRoute(url.hash);
  const href = url.href.replaceAll(percentEncodedByte, (byte) => byte.toUpperCase());
  return href.length > maxUrlLength ? { ok: false, reason: 'url_too_long' } : { ok: true, url: href };
}

/** Normalizes a URL that was validated before. Any other text is an error of the program. */
export function normalizeValidUrl(text: string): string {
  const parsed = normalizeUrl(text);
  if (!parsed.ok) throw new Error(`A URL was not validated: ${parsed.reason}.`);
  return parsed.url;
}

/** Removes user name and password from a URL. Returns other text unchanged. */
export function stripCredentials(text: string, base?: string): string {
  const url = URL.parse(text.trim(), base);
  if (url === null) return text;
  url.username = '';
  url.password = '';
  return url.href;
}

/**
 * True if both hosts (as in `URL.host`, with the port unless it is the default one) are one site: equal, or equal after
 * adding `www.` to one of them. A different port is a different host.
 */
export function isSameSite(hostA: string, hostB: string): boolean {
  const [a, b] = [hostA.toLowerCase(), hostB.toLowerCase()];
  return a === b || a === `www.${b}` || b === `www.${a}`;
}
