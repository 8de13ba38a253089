import type { Scan } from '../api/scans.ts';
import type { ScanKind } from './form-options.ts';

const longestUrl = 2_048;

export type ParsedUrl =
  | { readonly ok: true; readonly url: string; readonly hasScheme: boolean }
  | { readonly ok: false; readonly reason: 'empty' | 'invalid' | 'credentials' | 'tooLong' };

/** A URL as people type it: the scheme may be missing. The service validates it again. */
export function parseTypedUrl(typed: string): ParsedUrl {
  const trimmed = typed.trim();
  if (trimmed === '') return { ok: false, reason: 'empty' };
  if (trimmed.length > longestUrl) return { ok: false, reason: 'tooLong' };
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//iu.test(trimmed);
  const url = URL.parse(hasScheme ? trimmed : `${schemeFor(trimmed)}://${trimmed}`);
  if (url === null || !/^https?:$/u.test(url.protocol) || !isHostName(url.hostname))
    return { ok: false, reason: 'invalid' };
  if (url.username !== '' || url.password !== '') return { ok: false, reason: 'credentials' };
  return { ok: true, url: url.href, hasScheme };
}

/** Files that list pages: sitemap.xml, sitemap_index.xml.gz, sitemap.txt, robots.txt. */
export function guessScanType(url: string): Scan['scan_type'] {
  const path = URL.parse(url)?.pathname.toLowerCase() ?? '';
  return /\.xml(?:\.gz)?$|sitemap[^/]*\.(?:txt|gz)$|\/robots\.txt$|\/sitemap(?:_index)?\/?$/u.test(path)
    ? 'sitemap'
    : 'single';
}

/** The type of the kind, until a person chooses. The address of a sitemap is read as one. */
export function guessType(url: string, kind = guessKind(url)): ScanKind | 'sitemap' {
  return kind === 'site' && guessScanType(url) === 'sitemap' ? 'sitemap' : kind;
}

/** An address without a path means the whole site. */
export function guessKind(url: string): ScanKind {
  if (guessScanType(url) === 'sitemap') return 'site';
  const parsed = URL.parse(url);
  return parsed !== null && `${parsed.pathname}${parsed.search}${parsed.hash}` !== '/' ? 'single' : 'site';
}

/** Hosts on the local network rarely have a certificate. */
function schemeFor(typed: string): 'http' | 'https' {
  return /^(?:(?:[^/?#:]+\.)?localhost(?![^/?#:])|\d{1,3}(?:\.\d{1,3}){3}|\[)/iu.test(typed) ? 'http' : 'https';
}

/** `URL` accepts any word as a host. A single word other than localhost is a typing error. */
function isHostName(host: string): boolean {
  return host === 'localhost' || host.includes('.') || host.startsWith('[');
}
